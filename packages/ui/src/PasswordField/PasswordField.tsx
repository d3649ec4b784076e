import { useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** What the button does that is pressed as long as the password is seen: "Show the password". */
  readonly revealLabel: string;
}

/** A password, which can be looked at before it is sent. */
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
