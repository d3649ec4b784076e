import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { DownloadStrip, type DownloadStripProps } from "./DownloadStrip.tsx";

const code = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges"><path fill="white" d="M0 0h7v7H0z"/><path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 5h1v2H6zM5 6h1v1H5z"/></svg>',
)}`;

function App(props: Partial<DownloadStripProps>) {
  const texts = storyTexts();
  return (
    <DownloadStrip
      title={texts.appTitle}
      text={texts.appText}
      art={useStoryArt().hero.wide}
      qr={{ src: code, label: texts.qr }}
      stores={[
        { href: "/down", icon: "ios", label: texts.stores[0] ?? "" },
        { href: "/down", icon: "android", label: texts.stores[1] ?? "" },
      ]}
      {...props}
    />
  );
}

const meta: Meta<typeof DownloadStrip> = {
  title: "Home/DownloadStrip",
  component: DownloadStrip,
  render: () => <App />,
};
export default meta;

type Story = StoryObj<typeof DownloadStrip>;

export const WithCode: Story = {};
export const WithoutCode: Story = { render: () => <DownloadStripWithout /> };
export const LongTexts: Story = {
  render: () => <App title={storyTexts().longHeading} text={storyTexts().noticeText} />,
};

function DownloadStripWithout() {
  const texts = storyTexts();
  return (
    <DownloadStrip
      title={texts.appTitle}
      stores={[{ href: "/down", icon: "download", label: texts.appAction }]}
      art={useStoryArt().hero.wide}
    />
  );
}
