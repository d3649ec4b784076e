import { type ComponentProps, type DragEvent, useState } from "react";
import { Field } from "../Field/Field.tsx";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./UploadField.css.ts";

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Its size as text: "1.2 MB". */
  readonly note: string;
  /** The address of a small preview. */
  readonly preview?: string | undefined;
  /** The uploaded part, 0 to 1; left out once the upload is complete. */
  readonly progress?: number | undefined;
  /** Why it was rejected. */
  readonly error?: string | undefined;
}

export interface UploadFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<"input">, "className" | "id" | "required" | "type" | "value" | "onChange" | "multiple"> {
  /** The label of the upload area: "Choose a picture". */
  readonly chooseLabel: string;
  readonly files: readonly UploadedFile[];
  /** The maximum number of files; no more can be chosen once it is reached. */
  readonly most: number;
  /** Called with all chosen files: their owner keeps as many as fit, and says so about the others. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** The label of one file's remove button: "Remove photo.png". */
  readonly removeLabel: (name: string) => string;
}

/** Files to choose or drop, with the progress of each upload and the reason if one was rejected. */
export function UploadField(props: UploadFieldProps) {
  const [texts, { chooseLabel, files, most, onAdd, onRemove, removeLabel, disabled, ...input }] = splitField(props);
  const [isOver, setOver] = useState(false);
  const room = most - files.length;
  const isOff = disabled === true || room <= 0;
  const over = (event: DragEvent) => setOver(event.type === "dragover");
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <div
            className={css.drop}
            data-over={(isOver && !isOff) || undefined}
            onDragOver={over}
            onDragLeave={over}
            onDrop={over}
          >
            <span className={css.icon}>
              <Icon name="upload" />
            </span>
            <span className={css.call}>{chooseLabel}</span>
            <input
              {...input}
              {...control}
              type="file"
              className={css.input}
              multiple={most > 1}
              disabled={isOff}
              onChange={({ target }) => {
                onAdd([...(target.files ?? [])]);
                // Allows the same file to be chosen again after it was removed.
                target.value = "";
              }}
            />
          </div>
          {files.length > 0 && (
            <ul className={css.files}>
              {files.map((file) => (
                <FileRow key={file.id} file={file} removeLabel={removeLabel(file.name)} onRemove={onRemove} />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

function FileRow({
  file: { id, name, note, preview, progress, error },
  removeLabel,
  onRemove,
}: {
  readonly file: UploadedFile;
  readonly removeLabel: string;
  readonly onRemove: (id: string) => void;
}) {
  return (
    <li className={css.file} aria-busy={progress !== undefined || undefined}>
      {preview ? (
        <img className={css.preview} src={preview} alt="" />
      ) : (
        <span className={css.preview}>
          <Icon name="document" />
        </span>
      )}
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        {error ? (
          <span className={css.refused} role="alert">
            {error}
          </span>
        ) : (
          <span className={css.note}>{note}</span>
        )}
        {progress !== undefined && (
          <div
            className={css.bar}
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
          >
            <div className={css.barFill} style={{ width: `${progress * 100}%` }} />
          </div>
        )}
      </div>
      <IconButton icon="trash" label={removeLabel} onClick={() => onRemove(id)} />
    </li>
  );
}
