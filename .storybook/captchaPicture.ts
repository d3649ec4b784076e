/** A captcha picture like the platform's: a base64 PNG. Drawn here, since a recorded picture would differ each time. */
export function captchaPicture(text: string): string {
  const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 60 });
  const brush = canvas.getContext("2d");
  if (!brush) return "";
  brush.fillStyle = "white";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = "black";
  brush.font = "bold 30px serif";
  for (const [index, character] of [...text].entries())
    brush.fillText(character, 14 + index * 28, 34 + (index % 2) * 12);
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}
