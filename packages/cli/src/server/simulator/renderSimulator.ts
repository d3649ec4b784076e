import { countries } from "@livery/gateway/seed/content/countries.ts";
import { faultStatuses, plainFaults } from "@livery/gateway/simulator/faults.ts";
import { LOG_LENGTH } from "@livery/gateway/simulator/requestLog.ts";
import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { SIMULATOR_VISITOR } from "@livery/product/simulatorVisitor.ts";
import { escapeHtml } from "@livery/pack/render/escapeHtml.ts";
import { ownPage } from "../gallery/ownPage.ts";
import { clientEntry } from "./clientModule.ts";
import { plainTexts, statusTexts } from "./client/faultTexts.ts";
import { simulatorCss } from "./simulatorCss.ts";

const option = (value: string, text: string): string =>
  `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;

const byName = <Row extends { readonly text: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => one.text.localeCompare(other.text, "en"));

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });
const countryOptions = byName(countries.map(([code]) => ({ code, text: `${countryNames.of(code) ?? code} (${code})` })))
  .map(({ code, text }) => option(code, text))
  .join("");

const callOptions = byName(allCalls.map(({ id, requirement }) => ({ id, text: `${id}, ${requirement}` })))
  .map(({ id, text }) => option(id, text))
  .join("");

const faultOptions = [
  ...faultStatuses.map((status) => option(`status ${status}`, statusTexts[status])),
  option("delay", "The right response, late"),
  ...plainFaults.map((kind) => option(kind, plainTexts[kind])),
].join("");

/** The steps of the clock buttons; the page explains their effects next to them. */
const steps = [
  ["30 s", 30_000],
  ["5 min", 300_000],
  ["30 min", 1_800_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
  ["2 days", 172_800_000],
] as const;

const time = `<section class="part" aria-labelledby="time">
<h2 id="time">Time</h2>
<p>Sessions, codes and orders follow the platform's clock.</p>
<div class="steps" role="group" aria-label="Move the clock forward">${steps.map(([text, ms]) => `<button type="button" data-move="${ms}" aria-label="${text} on">+ ${text}</button>`).join("")}</div>
<form id="clock" class="row"><label>Date and time <input type="datetime-local" name="at" step="1" required></label><button>Set the clock</button></form>
<button type="button" id="real-time">Back to the machine's time</button>
</section>`;

const sites = `<section class="part" aria-labelledby="sites">
<h2 id="sites">Sites</h2>
<ul id="site-list" class="cards"></ul>
<template id="site-form"><form class="fields">
<label>State <select name="state"><option value="open">Open</option><option value="maintenance">Under maintenance</option><option value="restricted">Closed to a country</option></select></label>
<label data-for="maintenance" hidden>Until, if known <input type="datetime-local" name="end"></label>
<label data-for="restricted" hidden>Country <select name="country"><option value="">Everywhere</option>${countryOptions}</select></label>
<button>Apply</button></form></template>
</section>`;

const visitors = `<section class="part" aria-labelledby="visitors">
<h2 id="visitors">Visitors' country</h2>
<p>A site that is closed to a country, or lists its markets, admits only matching visitors.</p>
<form id="country" class="fields">
<label>Visitors come from <select name="country"><option value="">Nobody knows where</option>${countryOptions}</select></label>
<label>At <select name="merchant" data-sites></select></label>
<button>Apply</button></form>
<ul id="country-list" class="cards"></ul>
</section>`;

const faults = `<section class="part" aria-labelledby="faults">
<h2 id="faults">Errors</h2>
<form id="fault" class="fields">
<label>Call <select name="call"><option value="*">Every call</option>${callOptions}</select></label>
<label>What happens <select name="effect">${faultOptions}</select></label>
<label data-for="delay" hidden>Late by, in seconds <input type="number" name="seconds" min="0.1" max="120" step="0.1" value="3" required disabled></label>
<label>How often <input type="number" name="times" min="1" max="1000" placeholder="until removed"></label>
<label>At <select name="merchant" data-sites></select></label>
<label>Visitor <input name="visitor" maxlength="100" placeholder="everybody" autocomplete="off" aria-describedby="visitor-hint"></label>
<button>Add the error</button></form>
<p class="hint" id="visitor-hint">A test marks its requests with the header <code>${SIMULATOR_VISITOR}</code>, so that its errors affect nobody else. A site tries a read twice before it gives up.</p>
<ul id="fault-list" class="cards" aria-label="Active errors"></ul>
</section>`;

const outbox = `<section class="part" aria-labelledby="outbox">
<div class="head"><h2 id="outbox">Messages</h2><label class="filter">Recipient <input type="search" id="recipient" autocomplete="off"></label></div>
<ul id="message-list" class="log" tabindex="0" aria-labelledby="outbox"></ul>
</section>`;

const log = `<section class="part" aria-labelledby="log">
<div class="head"><h2 id="log">Requests</h2><label class="filter">Filter <input type="search" id="log-filter" autocomplete="off" placeholder="call, path, status, member"></label></div>
<ol id="request-list" class="log" reversed data-kept="${LOG_LENGTH}" tabindex="0" aria-labelledby="log"></ol>
</section>`;

/** The page: its script fills in everything and handles all actions, from the server's data. */
export function renderSimulator({ hasGallery }: { readonly hasGallery: boolean }): Response {
  return ownPage({
    title: "Simulator · Livery",
    css: simulatorCss,
    font: hasGallery,
    script: clientEntry,
    body: `<div class="page">
<header class="bar">
<div><h1>Simulator</h1><p><a href="/">${hasGallery ? "All brands" : "The site"}</a></p></div>
<div class="now"><time id="now">…</time><span id="offset"></span></div>
<p id="said" class="said" role="status"></p>
<div class="buttons"><button type="button" id="pause" aria-pressed="false">Pause</button><button type="button" id="reset">Reset all</button></div>
</header>
<noscript><p class="notice">This page needs scripts.</p></noscript>
<main class="columns"><div>${time}${sites}${visitors}${faults}</div><div>${outbox}${log}</div></main>
</div>`,
  });
}
