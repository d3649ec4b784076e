import type { Rule } from "./rule.ts";

export const wayToRegister: Rule = {
  code: "LIV1204",
  title: "Where visitors may register, they can do so by username or by mobile number (BR-032).",
  good: { brand: { switches: { DIRECTREG3: false, USERNAMEREG3: false, MOBILEREG3: false } } },
  bad: { brand: { switches: { USERNAMEREG3: false, MOBILEREG3: false } } },
  check({ config: { switches } }, report) {
    if (!switches.DIRECTREG3 || switches.USERNAMEREG3 || switches.MOBILEREG3) return;
    report(["switches", "USERNAMEREG3"], {
      message: "DIRECTREG3 lets visitors register, but neither by username nor by mobile number.",
      expected: "USERNAMEREG3 or MOBILEREG3 on, or DIRECTREG3 off",
      got: "USERNAMEREG3 and MOBILEREG3 off, DIRECTREG3 on",
      suggestion: 'Write "USERNAMEREG3": true, or switch DIRECTREG3 off as well.',
    });
  },
};
