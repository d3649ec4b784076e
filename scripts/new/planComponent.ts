import { type FileChanges, type ReadFile, ScaffoldError, refuseExisting } from "./sourceFiles.ts";

function componentSource(name: string): string {
  return `import type { ReactNode } from "react";
import * as css from "./${name}.css.ts";

export interface ${name}Props {
  readonly children: ReactNode;
}

/** What it is for, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.root}>{children}</div>;
}
`;
}

const styleSource = `import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

export const root = style({
  ...paint({ text: "ink", on: "surface" }),
  ...corner("panel"),
  padding: vars.space.pad,
});
`;

function storySource(name: string): string {
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta: Meta<typeof ${name}> = { title: "Content/${name}", component: ${name}, args: { children: "${name}" } };
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Plain: Story = {};
`;
}

/** A new component of packages/ui: the component, its styles from the theme, and a story, which is its test. */
export function planComponent(read: ReadFile, name: string): FileChanges {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new ScaffoldError(`"${name}" cannot be the name of a component: write it like PromoCard.`);
  const folder = `packages/ui/src/${name}`;
  const changes = {
    [`${folder}/${name}.tsx`]: componentSource(name),
    [`${folder}/${name}.css.ts`]: styleSource,
    [`${folder}/${name}.stories.tsx`]: storySource(name),
  };
  refuseExisting(read, Object.keys(changes));
  return changes;
}
