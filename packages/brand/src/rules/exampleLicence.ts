/** A licence for the rules' examples. */
export const exampleLicence = {
  authority: "Example Gaming Authority",
  number: "EGA/0001",
  holder: "Example Ltd",
  register: "https://register.example/EGA-0001",
  markets: ["MT"],
} as const;
