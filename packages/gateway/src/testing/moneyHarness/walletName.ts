interface Named {
  readonly merchant?: string;
  readonly member_id: number | null;
  readonly kind: string;
  readonly name: string;
}

/** A wallet's name in history and checks: `7 main`, `7 vendor PP`, `7 held`, `house deposits TEST01`. */
export function walletName({ merchant = "", member_id: member, kind, name }: Named): string {
  return [member ?? [], kind, name === "" ? [] : name, member === null ? merchant : []].flat().join(" ");
}
