/** A radial or linear gradient of stops `[offset, colour, opacity]`. */
export function gradient(
  kind: "linear" | "radial",
  id: string,
  placement: string,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
): string {
  const inner = stops
    .map(([offset, color, opacity = 1]) => {
      const transparency = opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${transparency}/>`;
    })
    .join("");
  return `<${kind}Gradient id="${id}"${placement === "" ? "" : ` ${placement}`}>${inner}</${kind}Gradient>`;
}
