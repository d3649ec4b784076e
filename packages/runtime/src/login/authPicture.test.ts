import { expect, test } from "vitest";
import { authPicture } from "./authPicture.ts";

const banner = (group: string) => ({
  id: group,
  group,
  title: group,
  text: "",
  picture: `/${group}.svg`,
  phonePicture: "",
});
const own = { src: "/own.svg", title: "Own" };
const inDark = (address: string) => `${address}?mode=dark`;

test("beside a form is the first banner of its own group, or the brand's picture if there is none", () => {
  const banners = [
    banner("home"),
    banner("w_register"),
    banner("w_login"),
    { ...banner("w_login"), picture: "/2.svg" },
  ];
  const shown = (kind: Parameters<typeof authPicture>[0], list = banners) => authPicture(kind, list, own, inDark);
  expect(shown("login")).toEqual({ src: "/w_login.svg?mode=dark", title: "w_login" });
  expect(shown("forgotPassword")).toEqual(shown("login"));
  expect(shown("register")).toEqual({ src: "/w_register.svg?mode=dark", title: "w_register" });
  expect(shown("register", [banner("w_login")])).toBe(own);
});
