// What home's later part and a lobby load: what both of them need is one file. A list for `packages/pack`: these modules are
// loaded by `import()` where they are used.
import "../home/data/HomeData.tsx";
import "../features/slots/egame.section.tsx";
