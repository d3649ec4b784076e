import { useState } from "react";
import { AgeMark } from "../AgeMark/AgeMark.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { FormError } from "../FormError/FormError.tsx";
import { FormRow } from "../FormStack/FormRow.tsx";
import { FormStack } from "../FormStack/FormStack.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { Tabs } from "../Tabs/Tabs.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { storyTexts } from "./texts.ts";
import { useStoryArt } from "./useStoryArt.ts";

interface StoryLoginProps extends Pick<DialogProps, "format"> {
  readonly wrong?: boolean;
}

/** An open login with texts in the page's language. */
export function StoryLogin({ format = "auth", wrong = false }: StoryLoginProps) {
  const texts = storyTexts();
  const { hero, logo, name, minimumAge } = useStoryArt();
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<"login" | "register">("login");
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.login}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.loginTitle}
        closeLabel={texts.close}
        format={format}
        head={<Logo src={logo} name={name} on="modal.bg" />}
        picture={{ src: hero.phone, eyebrow: texts.heroEyebrow, title: texts.heroTitle }}
      >
        <Tabs
          label={texts.accountMenu}
          selected={tab}
          onSelect={setTab}
          items={[
            { id: "login", label: texts.login, panel: <LoginForm wrong={wrong} /> },
            { id: "register", label: texts.register, panel: <LoginForm wrong={wrong} /> },
          ]}
        />
        <p
          style={{
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            gap: 8,
            marginTop: 14,
            fontSize: 13,
          }}
        >
          <AgeMark age={minimumAge} label={texts.age} size="sm" />
          {texts.ageNote}
        </p>
      </Dialog>
    </>
  );
}

function LoginForm({ wrong }: { readonly wrong: boolean }) {
  const texts = storyTexts();
  return (
    <FormStack onSubmit={(event) => event.preventDefault()}>
      <FormError>{wrong && texts.wrongLogin}</FormError>
      <TextField label={texts.account} icon="user" defaultValue="yeoul_han" autoComplete="username" data-autofocus="" />
      <PasswordField
        label={texts.password}
        revealLabel={texts.reveal}
        defaultValue="123456"
        error={wrong ? texts.accountError : undefined}
      />
      <FormRow>
        <Checkbox defaultChecked>{texts.keep}</Checkbox>
        <button type="button">{texts.forgotten}</button>
      </FormRow>
      <Button type="submit" size="lg" block>
        {texts.login}
      </Button>
      <Button variant="ghost" block>
        {texts.browse}
      </Button>
    </FormStack>
  );
}
