"use strict";

/**
 * Makes an element. Strings among the children become text nodes, so that nothing of a result file is ever markup.
 * An attribute whose value is a function is a listener; `null`, `undefined` and `false` leave it out.
 */
function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
function drawing(tag, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter(child => child !== null && child !== undefined));
  return made;
}

function byId(id) {
  return document.getElementById(id);
}

/** A select with its label; `options` are pairs of value and text. */
function labelledSelect(label, options, selected, change) {
  const choices = options.map(([value, text]) => element("option", { value, selected: value === selected }, text));
  const select = element("select", { change: event => change(event.target.value) }, choices);
  return element("label", { class: "field" }, element("span", {}, label), select);
}

function labelledCheckbox(label, checked, change) {
  return element("label", { class: "check" },
    element("input", { type: "checkbox", checked, change: event => change(event.target.checked) }), label);
}

/** A box that is ticked by pressing on its text. */
function chip(text, count, className, checked, change) {
  return element("label", { class: `chip ${className}` },
    element("input", { type: "checkbox", checked, change: event => change(event.target.checked) }),
    element("span", {}, text, element("small", {}, thousands(count))));
}

/** What happens often is done once in the next frame. */
function oncePerFrame(work) {
  let isPending = false;
  return () => {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => { isPending = false; work(); });
  };
}
