interface Named {
  readonly member_id: number | null;
  readonly kind: string;
  readonly name: string;
}

/** A wallet as history and checks call it: `7 main`, `7 vendor PP`, `7 held`, `house deposits`. */
export function walletName({ member_id: member, kind, name }: Named): string {
  return [member ?? [], kind, name === "" ? [] : name].flat().join(" ");
}
