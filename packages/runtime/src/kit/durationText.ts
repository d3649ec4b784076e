const HOUR = 60;

/** A time in minutes as words: "1 hour 35 minutes". */
export function durationText(length: number, language: string): string {
  const whole = Math.max(0, Math.floor(length));
  const [hours, minutes] = [Math.floor(whole / HOUR), whole % HOUR];
  const say = (unit: "hour" | "minute", count: number) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const parts = [hours > 0 && say("hour", hours), (minutes > 0 || hours === 0) && say("minute", minutes)];
  return parts.filter(Boolean).join(" ");
}
