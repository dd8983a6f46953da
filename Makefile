# Seconds per fuzz target.
FUZZ_SECONDS ?= 600

# Seconds, seed and number of programs of the differential tester.
SECONDS ?= 300
SEED ?= 1
COUNT ?= 18446744073709551615

.PHONY: help demo test differential competition svcomp mutants kills limits coverage-report bench compare compare-solvers fuzz corpus clean cc jdk python chromium jbmc benchexec solvers jdk-25

help: ## Show this list
	@sed -n 's/^\([a-z0-9 -]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 24

demo: cc jdk ## Build Jurat and show a witness checked on a small program
	cargo build --release --locked -p jurat
	tools/demo

test: cc jdk python chromium jbmc benchexec solvers jdk-25 ## Run every check that a change must pass
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	JBMC=$$(tools/install-jbmc --find) CHROMIUM=$$(tools/install-chromium --find) BENCHEXEC_PYTHON=$$(tools/install-benchexec --find || true) \
		SOLVERS_PYTHON=$$(tools/install-solvers --find || true) JDK_25=$$(tools/install-jdk --version 25 --find || true) \
		cargo test --workspace --locked

differential: cc jdk ## Hold Jurat against the JVM on random programs, for SECONDS (300); also SEED=, COUNT= and JAVA_HOME=
	cargo build --release --locked -p jurat -p jurat-oracle
	export JBMC="$$(tools/install-jbmc --find)"; [ -n "$$JBMC" ] || unset JBMC; target/release/jurat-oracle \
		--seconds $(SECONDS) --seed $(SEED) --count $(COUNT) --jurat target/release/jurat --found target/differential

competition: cc jdk python jbmc ## Hold the example competition, in a few minutes; its web site is in target/competition
	cargo build --release --locked -p jurat
	tools/competition

svcomp: cc jdk python ## Run SV-COMP's Java tasks: SV_BENCHMARKS=DIR is a checkout of sv-benchmarks; JURAT_PEER=COMMAND runs another verifier beside it
	@[ -n "$(SV_BENCHMARKS)" ] || { echo "make svcomp: SV_BENCHMARKS names no checkout of sv-benchmarks" >&2; exit 2; }
	cargo build --release --locked -p jurat
	tools/svcomp --option=--engine --option=native --option=--strategy --option=auto $(SV_BENCHMARKS)

mutants: cc jdk jbmc ## Falsify every checked claim of the corpus, and validate each of the mutants
	JBMC=$$(tools/install-jbmc --find) JURAT_ALL_MUTANTS=1 cargo test --locked -p jurat --test corpus validate_mutants -- --nocapture

kills: cc ## Kill a benchmark 500 times at random moments, and resume it each time
	JURAT_KILLS=500 cargo test --locked -p jurat --test runs bench_kills -- --nocapture

limits: cc jdk ## Attack the limits of time and memory, strictly, on a machine that does nothing else (about 30 minutes)
	cargo test --release --locked -p jurat --test runs limits -- --ignored --nocapture --test-threads 1

coverage-report: cc jdk ## List why Jurat's own engine does not decide tasks of the corpus
	cargo test --locked -p jurat --test corpus verify_corpus -- --ignored --nocapture

bench: cc jdk ## Measure speed
	cargo bench --workspace --locked

# The sanitizers are switched on with a flag that a stable compiler accepts only with RUSTC_BOOTSTRAP.
fuzz: cc ## Fuzz every parser for FUZZ_SECONDS (600) each
	cargo fuzz --version 2>/dev/null || cargo install --locked cargo-fuzz
	targets=$$(cargo fuzz list) && for target in $$targets; do \
		mkdir -p fuzz/corpus/$$target && RUSTC_BOOTSTRAP=1 cargo fuzz run $$target fuzz/corpus/$$target corpus/fuzz -- \
			-max_total_time=$(FUZZ_SECONDS) || exit; done

corpus: jdk python jbmc ## Let JBMC write the witnesses of the corpus again
	JBMC=$$(tools/install-jbmc --find) tools/make-witnesses

clean: ## Remove what was built, but not the tools in .tools
	cargo clean
	rm -rf fuzz/target

compare: benchexec ## Ask BenchExec itself whether definitions, tools and statuses mean the same
	for what in definitions status tools; do \
		BENCHEXEC_PYTHON=$$(tools/install-benchexec --find) tools/compare-benchexec-$$what || exit; done

compare-solvers: cc jdk python solvers ## Ask Bitwuzla and Z3 the questions that the corpus asks Jurat's solver, and random ones
	cargo build --release --locked
	SOLVERS_PYTHON=$$(tools/install-solvers --find) tools/compare-solvers --at-least 5000 --random 2000

# The tests that need them say so if there are none.
benchexec solvers: ## Find or install what is only compared with: BenchExec, or Bitwuzla and Z3
	@tools/install-$@ || true

jdk-25: ## Find or install a JDK 25, on which some programs of the corpus do something else
	@tools/install-jdk --version 25 || true

cc jdk python chromium jbmc: ## Find or install one outside program
	@tools/install-$@
