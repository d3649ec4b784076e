import { useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** The label of the toggle, pressed while the password is visible: "Show the password". */
  readonly revealLabel: string;
}

/** A password that the visitor can make visible before sending it. */
export function PasswordField({ revealLabel, icon = "lock", ...rest }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      icon={icon}
      type={seen ? "text" : "password"}
      trailing={
        <IconButton
          icon={seen ? "eyeOff" : "eye"}
          label={revealLabel}
          aria-pressed={seen}
          disabled={rest.disabled}
          onClick={() => setSeen(!seen)}
        />
      }
    />
  );
}
