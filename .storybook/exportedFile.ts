import { screen, spyOn, userEvent, waitFor, expect } from "storybook/test";
import { paneText } from "./PaneInCentre.tsx";

/** The lines of the file that the page's only button for one makes, its header first. */
export async function exportedLines(story: Parameters<typeof paneText>[0]): Promise<readonly string[]> {
  const files: Blob[] = [];
  const download = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push(blob as Blob);
    return "blob:none";
  });
  const click = spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await userEvent.click(await screen.findByRole("button", { name: await paneText(story, "records", "file") }));
  await waitFor(() => expect(files).toHaveLength(1));
  for (const spy of [download, click]) spy.mockRestore();
  return (await files[0]!.text()).trim().split("\r\n");
}
