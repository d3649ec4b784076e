import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { type UploadedFile, UploadField } from "./UploadField.tsx";

function Proof({ initial = [], error }: { readonly initial?: readonly UploadedFile[]; readonly error?: string }) {
  const { upload, choosePicture, uploadHint, removeFile } = recordTexts();
  const [files, setFiles] = useState(initial);
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <UploadField
        label={upload}
        hint={uploadHint}
        chooseLabel={choosePicture}
        error={error}
        files={files}
        most={3}
        accept="image/*"
        onAdd={(added) =>
          setFiles([...files, ...added.map(({ name }) => ({ id: name, name, note: "12 kB" }))].slice(0, 3))
        }
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        removeLabel={removeFile}
      />
    </Panel>
  );
}

function EveryState() {
  const { uploadTooLarge } = recordTexts();
  const { empty } = useStoryArt();
  return (
    <Proof
      initial={[
        { id: "1", name: "statement.png", note: "1.2 MB", preview: empty },
        { id: "2", name: "a-very-long-name-of-a-picture-taken-by-a-phone.png", note: "3.4 MB", progress: 0.4 },
        { id: "3", name: "film.png", note: "48 MB", error: uploadTooLarge },
      ]}
    />
  );
}

const meta: Meta<typeof UploadField> = {
  title: "Forms/UploadField",
  component: UploadField,
  render: () => <Proof />,
};
export default meta;

type Story = StoryObj<typeof UploadField>;

const picture = (name: string) => new File(["x"], name, { type: "image/png" });

export const Choose: Story = {
  name: "Passes on all chosen files; once full, removing one makes room",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(recordTexts().upload);
    await userEvent.upload(input, ["a.png", "b.png", "c.png", "d.png"].map(picture));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(input).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: recordTexts().removeFile("b.png") }));
    await expect(input).toBeEnabled();
    await expect(canvas.queryByText("b.png")).toBeNull();
  },
};
export const States: Story = { name: "Uploaded, uploading, and rejected", render: () => <EveryState /> };
export const WithError: Story = { render: () => <Proof error={storyTexts().choose} /> };
