/** Texts of the editor in one language. */
export type EditorTexts = Record<
  | 'demo.report.text'
  | 'edit.hint'
  | 'edit.kept'
  | 'edit.leave'
  | 'edit.line'
  | 'edit.label'
  | 'edit.preview'
  | 'edit.reset',
  string
>;

/** The texts in the language of the page. */
export async function loadTexts(): Promise<EditorTexts> {
  const isChinese = document.documentElement.lang.startsWith('zh');
  const { default: texts } = isChinese
    ? await import('../../../../locales/zh.json')
    : await import('../../../../locales/en.json');
  return texts;
}
