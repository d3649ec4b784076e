// `npm run test:busy -- --date <day>` preloads this into every Node of the run: it shifts Date by the value in this
// address.

const ahead = Number(new URL(import.meta.url).searchParams.get("ahead"));
const Own = Date;
const now = (): number => Own.now() + ahead;

globalThis.Date = new Proxy(Own, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as) as Date,
  apply: () => new Own(now()).toString(),
  get: (target, name, receiver): unknown => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
Object.defineProperty(Own.prototype, "constructor", { value: globalThis.Date });
