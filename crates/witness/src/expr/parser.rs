//! Recursive descent over the tokens of an expression, with operator precedence by climbing.

use jurat_text::span::Span;

use crate::expr::lexer::{Token, token_at};
use crate::expr::{MAX_DEPTH, Mentions, SyntaxError};
use crate::model::Language;

pub(super) fn parse(text: &str, language: Language) -> Result<Mentions, SyntaxError> {
    let mut parser = Parser::new(text, language, Some(Mentions::default()));
    parser.whole()?;
    Ok(parser.mentions.unwrap_or_default())
}

pub(super) fn check(text: &str, language: Language) -> Result<(), SyntaxError> {
    Parser::new(text, language, None).whole()
}

const ASSIGNMENTS: &[&str] = &["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>="];

const PRIMITIVES: &[&str] = &["boolean", "byte", "char", "short", "int", "long", "float", "double", "void"];

/// Words that make a C type by themselves, alone or in a row.
const C_TYPE_WORDS: &[&str] = &[
    "const", "volatile", "struct", "union", "enum", "unsigned", "signed", "char", "short", "int", "long",
    "float", "double", "_Bool", "bool", "void", "__int128",
];

struct Parser<'t> {
    text: &'t str,
    language: Language,
    token: Token,
    span: Span,
    depth: usize,
    /// Absent if nobody asks for them.
    mentions: Option<Mentions>,
}

type Parsed = Result<(), SyntaxError>;

impl<'t> Parser<'t> {
    fn new(text: &'t str, language: Language, mentions: Option<Mentions>) -> Self {
        let (token, span) = token_at(text, 0);
        Self { text, language, token, span, depth: 0, mentions }
    }

    fn whole(&mut self) -> Parsed {
        self.expression()?;
        if self.token == Token::End { Ok(()) } else { Err(self.unexpected("the end of the expression")) }
    }

    fn mention(&mut self, span: Span, list: fn(&mut Mentions) -> &mut Vec<Span>) {
        if let Some(mentions) = &mut self.mentions {
            list(mentions).push(span);
        }
    }

    fn expression(&mut self) -> Parsed {
        self.deeper()?;
        self.binary(0)?;
        if self.take("?") {
            self.expression()?;
            self.expect(":")?;
            self.expression()?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn deeper(&mut self) -> Parsed {
        self.depth += 1;
        if self.depth <= MAX_DEPTH {
            return Ok(());
        }
        let message = format!("nested deeper than {MAX_DEPTH} levels");
        Err(SyntaxError { offset: self.span.start as usize, message, is_assignment: false })
    }

    fn binary(&mut self, lowest: u8) -> Parsed {
        self.unary()?;
        while let Some(precedence) = self.precedence().filter(|precedence| *precedence >= lowest) {
            let is_instanceof = self.token == Token::Word;
            self.advance();
            if is_instanceof {
                self.instanceof_type()?;
            } else {
                self.binary(precedence + 1)?;
            }
        }
        Ok(())
    }

    /// The precedence of the binary operator at hand.
    fn precedence(&self) -> Option<u8> {
        let symbol = match self.token {
            Token::Symbol(symbol) => symbol,
            Token::Word if self.language == Language::Java && self.word() == "instanceof" => return Some(6),
            _ => return None,
        };
        let precedence = match symbol {
            "||" => 0,
            "&&" => 1,
            "|" => 2,
            "^" => 3,
            "&" => 4,
            "==" | "!=" => 5,
            "<" | ">" | "<=" | ">=" => 6,
            "<<" | ">>" => 7,
            ">>>" if self.language == Language::Java => 7,
            "+" | "-" => 8,
            "*" | "/" | "%" => 9,
            _ => return None,
        };
        Some(precedence)
    }

    fn unary(&mut self) -> Parsed {
        self.deeper()?;
        if self.token == Token::Symbol("(") && self.take_cast() {
            self.unary()?;
            self.depth -= 1;
            return Ok(());
        }
        match self.token {
            Token::Symbol("+" | "-" | "!" | "~") => {
                self.advance();
                self.unary()?;
            }
            Token::Symbol("*" | "&") if self.language == Language::C => {
                self.advance();
                self.unary()?;
            }
            Token::Word if self.language == Language::C && self.word() == "sizeof" => {
                self.advance();
                if !(self.token == Token::Symbol("(") && self.take_parenthesised_type()) {
                    self.unary()?;
                }
            }
            _ => self.postfix()?,
        }
        self.depth -= 1;
        Ok(())
    }

    fn postfix(&mut self) -> Parsed {
        self.primary()?;
        loop {
            match self.token {
                Token::Symbol(".") => {
                    self.advance();
                    self.member()?;
                }
                Token::Symbol("->") if self.language == Language::C => {
                    self.advance();
                    self.member()?;
                }
                Token::Symbol("[") => {
                    self.advance();
                    self.expression()?;
                    self.expect("]")?;
                }
                Token::Symbol("(") => self.arguments()?,
                _ => return Ok(()),
            }
        }
    }

    fn member(&mut self) -> Parsed {
        if self.token != Token::Word {
            return Err(self.unexpected("the name of a member"));
        }
        let name = self.span;
        self.advance();
        if self.token == Token::Symbol("(") {
            self.mention(name, |mentions| &mut mentions.calls);
        }
        Ok(())
    }

    fn arguments(&mut self) -> Parsed {
        self.expect("(")?;
        if self.take(")") {
            return Ok(());
        }
        loop {
            self.expression()?;
            if !self.take(",") {
                return self.expect(")");
            }
        }
    }

    fn primary(&mut self) -> Parsed {
        match self.token {
            Token::Number => self.advance(),
            // Adjacent C literals are one.
            Token::Quoted => {
                self.advance();
                while self.language == Language::C && self.token == Token::Quoted {
                    self.advance();
                }
            }
            Token::Word => return self.name(),
            Token::Backslash => return self.backslash(),
            Token::Symbol("(") => {
                self.advance();
                self.expression()?;
                return self.expect(")");
            }
            Token::Symbol(_) | Token::Bad(_) | Token::End => return Err(self.unexpected("an expression")),
        }
        Ok(())
    }

    fn name(&mut self) -> Parsed {
        let name = self.span;
        let word = self.word();
        let is_type = match self.language {
            Language::Java => PRIMITIVES.contains(&word),
            Language::C => C_TYPE_WORDS.contains(&word),
        };
        // `int.class` is the only expression that starts with a primitive type.
        if is_type && token_at(self.text, name.end as usize).0 != Token::Symbol(".") {
            return Err(self.unexpected("an expression"));
        }
        self.advance();
        if self.token == Token::Symbol("(") {
            self.mention(name, |mentions| &mut mentions.calls);
        } else if !is_type && !matches!(word, "true" | "false" | "null" | "this" | "super") {
            self.mention(name, |mentions| &mut mentions.names);
        }
        Ok(())
    }

    fn backslash(&mut self) -> Parsed {
        let span = self.span;
        match span.of(self.text) {
            "\\result" => {
                self.mention(span, |mentions| &mut mentions.results);
                self.advance();
                Ok(())
            }
            "\\old" => {
                self.mention(span, |mentions| &mut mentions.transitions);
                self.advance();
                self.expect("(")?;
                self.expression()?;
                self.expect(")")
            }
            "\\at" => {
                self.mention(span, |mentions| &mut mentions.transitions);
                self.advance();
                self.expect("(")?;
                self.expression()?;
                self.expect(",")?;
                if self.token != Token::Word {
                    return Err(self.unexpected("a label such as `Pre`"));
                }
                self.advance();
                self.expect(")")
            }
            _ => Err(self.unexpected("`\\result`, `\\old` or `\\at`")),
        }
    }

    /// Takes `(T)` if a type stands in parentheses and an operand follows.
    fn take_cast(&mut self) -> bool {
        let before = (self.token, self.span);
        let Some(is_surely_type) = self.parenthesised_type() else {
            (self.token, self.span) = before;
            return false;
        };
        let operand_follows = match self.token {
            Token::Word
            | Token::Number
            | Token::Quoted
            | Token::Backslash
            | Token::Symbol("(" | "!" | "~") => is_surely_type || self.word() != "instanceof",
            Token::Symbol("+" | "-") => is_surely_type,
            Token::Symbol("*" | "&") => is_surely_type && self.language == Language::C,
            Token::Symbol(_) | Token::Bad(_) | Token::End => false,
        };
        if !operand_follows {
            (self.token, self.span) = before;
        }
        operand_follows
    }

    fn take_parenthesised_type(&mut self) -> bool {
        let before = (self.token, self.span);
        let is_type = self.parenthesised_type() == Some(true);
        if !is_type {
            (self.token, self.span) = before;
        }
        is_type
    }

    /// Reads `(T)`; whether it can be nothing but a type, or none if it is no type.
    fn parenthesised_type(&mut self) -> Option<bool> {
        self.take("(").then_some(())?;
        let is_surely_type = self.type_name()?;
        self.take(")").then_some(is_surely_type)
    }

    /// Reads a type; whether it can be nothing else.
    fn type_name(&mut self) -> Option<bool> {
        match self.language {
            Language::Java => self.java_type(),
            Language::C => self.c_type(),
        }
    }

    fn java_type(&mut self) -> Option<bool> {
        if self.token != Token::Word {
            return None;
        }
        let mut is_surely_type = PRIMITIVES.contains(&self.word());
        self.advance();
        loop {
            match self.token {
                Token::Symbol(".") => {
                    self.advance();
                    (self.token == Token::Word).then_some(())?;
                    self.advance();
                }
                Token::Symbol("<") => {
                    self.type_arguments()?;
                    is_surely_type = true;
                }
                Token::Symbol("[") => {
                    self.advance();
                    self.take("]").then_some(())?;
                    is_surely_type = true;
                }
                _ => return Some(is_surely_type),
            }
        }
    }

    /// Reads `<…>` by counting brackets; `>>` closes two.
    fn type_arguments(&mut self) -> Option<()> {
        let mut n_open = 0_usize;
        loop {
            match self.token {
                Token::Symbol("<") => n_open += 1,
                Token::Symbol(">") => n_open = n_open.checked_sub(1)?,
                Token::Symbol(">>") => n_open = n_open.checked_sub(2)?,
                Token::Symbol(">>>") => n_open = n_open.checked_sub(3)?,
                Token::Word | Token::Symbol("." | "," | "?" | "[" | "]" | "&") => {}
                Token::Symbol(_)
                | Token::Number
                | Token::Quoted
                | Token::Backslash
                | Token::Bad(_)
                | Token::End => {
                    return None;
                }
            }
            self.advance();
            if n_open == 0 {
                return Some(());
            }
        }
    }

    fn c_type(&mut self) -> Option<bool> {
        let mut is_surely_type = false;
        let mut n_words = 0;
        while self.token == Token::Word {
            let is_type_word = C_TYPE_WORDS.contains(&self.word());
            // One plain name can be a typedef, or follow `struct`.
            if !is_type_word && n_words > 0 && !is_surely_type {
                return None;
            }
            is_surely_type |= is_type_word;
            n_words += 1;
            self.advance();
        }
        if n_words == 0 {
            return None;
        }
        while self.take("*") {
            is_surely_type = true;
            while self.token == Token::Word && matches!(self.word(), "const" | "volatile") {
                self.advance();
            }
        }
        Some(is_surely_type)
    }

    fn instanceof_type(&mut self) -> Parsed {
        if self.token == Token::Word && self.word() == "final" {
            self.advance();
        }
        if self.java_type().is_none() {
            return Err(self.unexpected("a type"));
        }
        // The variable of a pattern.
        if self.token == Token::Word && self.word() != "instanceof" {
            self.advance();
        }
        Ok(())
    }

    fn word(&self) -> &'t str {
        self.span.of(self.text)
    }

    fn advance(&mut self) {
        (self.token, self.span) = token_at(self.text, self.span.end as usize);
    }

    fn take(&mut self, symbol: &'static str) -> bool {
        let is_there = self.token == Token::Symbol(symbol);
        if is_there {
            self.advance();
        }
        is_there
    }

    fn expect(&mut self, symbol: &'static str) -> Parsed {
        if self.take(symbol) { Ok(()) } else { Err(self.unexpected(&format!("`{symbol}`"))) }
    }

    fn unexpected(&self, expected: &str) -> SyntaxError {
        let is_assignment = match self.token {
            Token::Symbol("++" | "--") => true,
            // `=<` and `=>` are slips of another kind.
            Token::Symbol(symbol) if ASSIGNMENTS.contains(&symbol) => {
                let (next, _) = token_at(self.text, self.span.end as usize);
                !matches!(next, Token::Symbol("<" | ">" | "=") | Token::Bad(_) | Token::End)
            }
            _ => false,
        };
        let found = self.span.of(self.text);
        let found: String = found.chars().take(40).collect();
        let message = match self.token {
            Token::End => format!("the expression ends, expected {expected}"),
            Token::Bad(wanted) => format!("found `{found}`, expected {wanted}"),
            _ => format!("found `{found}`, expected {expected}"),
        };
        SyntaxError { offset: self.span.start as usize, message, is_assignment }
    }
}
