import * as css from "./AmountField.css.ts";

export interface Preset {
  readonly label: string;
  readonly value: string;
  readonly disabled?: boolean | undefined;
}

export interface PresetsProps {
  /** Their name for screen readers. */
  readonly label: string | undefined;
  readonly presets: readonly Preset[];
  /** What is entered now. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly disabled?: boolean | undefined;
}

/** Values that fill in a field with one press. */
export function Presets({ label, presets, value, onValue, disabled = false }: PresetsProps) {
  if (presets.length === 0) return null;
  return (
    <div className={css.presets} role="group" aria-label={label}>
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          className={css.preset}
          aria-pressed={preset.value === value}
          disabled={preset.disabled || disabled}
          onClick={() => onValue(preset.value)}
        >
          {preset.label}
        </button>
      ))}
    </div>
  );
}
