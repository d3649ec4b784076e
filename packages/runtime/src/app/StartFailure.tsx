import * as css from "./StartFailure.css.ts";

/** These sentences stand in the code because they show when no text could be fetched. */
const sentences = {
  ko: { title: "화면을 불러오지 못했어요", lead: "연결을 확인하고 다시 시도해 주세요.", retry: "다시 시도" },
  en: {
    title: "The page could not be loaded",
    lead: "Please check your connection and try again.",
    retry: "Try again",
  },
} as const;

/** Shown when the site cannot start: says so in every language and offers a retry. */
export function StartFailure() {
  return (
    <main className={css.failure} role="alert">
      {Object.entries(sentences).map(([language, { title, lead }], index) => (
        <div key={language} lang={language}>
          {index === 0 ? <h1 className={css.title}>{title}</h1> : <p className={css.title}>{title}</p>}
          <p>{lead}</p>
        </div>
      ))}
      <button type="button" className={css.retry} onClick={() => location.reload()}>
        <span lang="ko">{sentences.ko.retry}</span> · <span lang="en">{sentences.en.retry}</span>
      </button>
    </main>
  );
}
