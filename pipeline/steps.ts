import { guideStep, referencePageStep } from './assets/compose-pages.ts';
import { textStep } from './assets/content-sink.ts';
import { navigationStep } from './assets/write-pages.ts';
import { claimsStep } from './check/claims/check.ts';
import { factsStep } from './check/claims/facts.ts';
import { guideLinksStep, referenceLinksStep } from './check/site.ts';
import { clientStep, serviceWorkerStep } from './client/step.ts';
import { navigationsStep } from './reference/pages/site-navigation.ts';
import { entryCodeStep, packagesStep, vendorFilesStep } from './demos/build.ts';
import { usedRulesStep } from './demos/css/used-rules-step.ts';
import { demoFilesStep } from './demos/find.ts';
import { pageDemosStep } from './demos/page-demos.ts';
import { playgroundModulesStep } from './demos/playgrounds.ts';
import { renderStep } from './demos/render.ts';
import { javascriptStep, sourcesStep } from './demos/source-steps.ts';
import { vendorStep } from './demos/vendor/bundle.ts';
import { messagesStep } from './kit/messages.ts';
import type { AnyStep } from './kit/step.ts';
import { outdatedTranslationStep } from './pages/outdated.ts';
import { historyStep } from './pages/history.ts';
import { errorGuidesStep } from './pages/error-guides.ts';
import { jsonStep, pageStep } from './pages/load.ts';
import { markdownStep } from './pages/markdown/step.ts';
import { renderedPageStep } from './pages/render-pages.ts';
import { pictureStep } from './pictures/step.ts';
import { loadedStep } from './reference/load.ts';
import { referencePagesStep } from './reference/pages/build.ts';
import { recordStep } from './reference/recorded.ts';
import { guideUsesStep } from './reference/pages/guide-uses.ts';
import { translationsStep } from './reference/translations.ts';
import { installedStep, typesStep } from './reference/types.ts';
import { versionsStep } from './reference/versions/files.ts';
import { publishedStep } from './reference/versions/step.ts';
import { guideDocumentsStep, referenceDocumentsStep } from './search/build.ts';
import { indexStep } from './search/index-step.ts';
import { thumbnailStep } from './thumbnails/thumbnail.ts';

/** Every cached step of a build, in the order that data passes through them. */
export const STEPS = [
  messagesStep,
  jsonStep,
  pageStep,
  errorGuidesStep,
  historyStep,
  outdatedTranslationStep,
  markdownStep,
  renderedPageStep,
  demoFilesStep,
  playgroundModulesStep,
  entryCodeStep,
  vendorStep,
  vendorFilesStep,
  packagesStep,
  sourcesStep,
  javascriptStep,
  pageDemosStep,
  installedStep,
  typesStep,
  recordStep,
  publishedStep,
  versionsStep,
  loadedStep,
  translationsStep,
  navigationsStep,
  factsStep,
  claimsStep,
  guideLinksStep,
  referencePagesStep,
  referenceLinksStep,
  guideUsesStep,
  pictureStep,
  renderStep,
  thumbnailStep,
  usedRulesStep,
  guideStep,
  referencePageStep,
  navigationStep,
  textStep,
  guideDocumentsStep,
  referenceDocumentsStep,
  indexStep,
  clientStep,
  serviceWorkerStep,
] satisfies AnyStep[];
