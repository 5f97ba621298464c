import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { articleHtml } from './article-html.ts';
import { articleLinks } from './article-links.ts';
import { articleListPage, knownCategories, listAddresses } from './article-list.ts';
import { articleDates, articleSlugs, articleTables, freeSlugs, relatedArticles, usualArticle } from './articles.ts';
import { autocompleteTokens } from './autocomplete.ts';
import { knownMotifs, logoVariants } from './brand.ts';
import { characters } from './characters.ts';
import { checkboxLinks, dayLimits, hiddenFields, numbersFit } from './controls.ts';
import { contrasts } from './contrast.ts';
import { headingFontFits, textFontFits } from './doubtful-brand.ts';
import { deskViews } from './doubtful-desk.ts';
import { redirectsElsewhere } from './doubtful-links.ts';
import { footerLinks } from './doubtful-navigation.ts';
import { languageTags } from './doubtful-routes.ts';
import { deskNames, deskRoles, deskTables, deskTexts } from './desk.ts';
import { dialogs } from './dialogs.ts';
import { fieldNames, fieldsAreSent, selectOptions } from './fields.ts';
import { contactWays, hoursFit, securityContactWorks } from './firm.ts';
import { downloadTypes, imageAlternatives, mediaNames } from './images.ts';
import { headingFontAxes } from './font-axes.ts';
import { headingFontIsThere, textFontIsThere } from './fonts.ts';
import { initialValues } from './initial-values.ts';
import { consentCanChange, declaredServices, eventNames } from './integrations.ts';
import { aliases, fragments, linkedArticles, uniqueIds } from './links.ts';
import { knownLocales, locales } from './locales.ts';
import { frameMessages, reservedMessages, usedMessages } from './messages.ts';
import { knownForms, knownMessages, knownPages, knownTargets } from './names.ts';
import { footerIds, knownIcons } from './navigation.ts';
import { outcomesFit } from './outcomes.ts';
import { destinationNames, notFoundPath, pageHasRoute, routeHasPage, specialPages } from './pages.ts';
import { pathClash } from './path-clash.ts';
import { pageIdForm, pathForm, pathReserved } from './path-form.ts';
import { articleRoute, routeParameters } from './parameters.ts';
import { parents } from './parents.ts';
import { payloadFits } from './payload.ts';
import { knownPlaceholders, samePlaceholders, wellFormedPlaceholders } from './placeholders.ts';
import { emailColumns, followUpStatuses, retention } from './records.ts';
import { cookieNames, restPath, wholeAddress } from './public-values.ts';
import { plainCharacters } from './plain-words.ts';
import { robots } from './robots.ts';
import type { Rule } from './rule.ts';
import { noSecrets } from './secrets.ts';
import { shownServices } from './services.ts';
import { conditionsHold } from './show-if.ts';
import { columnLimits, columnValues, notifiedTables, sqlNames } from './tables.ts';
import { tabPanels } from './tabs.ts';
import { snippetLengths, uniqueSnippets } from './titles.ts';
import { safeUrls } from './urls.ts';
import { valueContents, valueNames } from './values.ts';

const rules: readonly Rule[] = [
  knownLocales,
  pathForm,
  pathReserved,
  pathClash,
  routeParameters,
  articleRoute,
  pageIdForm,
  pageHasRoute,
  routeHasPage,
  specialPages,
  notFoundPath,
  destinationNames,
  parents,
  robots,
  knownPages,
  knownTargets,
  knownMessages,
  knownForms,
  fragments,
  aliases,
  linkedArticles,
  uniqueIds,
  tabPanels,
  dialogs,
  shownServices,
  declaredServices,
  consentCanChange,
  eventNames,
  footerIds,
  knownIcons,
  knownMotifs,
  logoVariants,
  contrasts,
  headingFontIsThere,
  headingFontFits,
  headingFontAxes,
  textFontFits,
  footerLinks,
  mediaNames,
  downloadTypes,
  imageAlternatives,
  textFontIsThere,
  characters,
  plainCharacters,
  samePlaceholders,
  wellFormedPlaceholders,
  knownPlaceholders,
  valueNames,
  valueContents,
  frameMessages,
  usedMessages,
  reservedMessages,
  payloadFits,
  fieldsAreSent,
  selectOptions,
  checkboxLinks,
  dayLimits,
  numbersFit,
  hiddenFields,
  initialValues,
  autocompleteTokens,
  conditionsHold,
  fieldNames,
  outcomesFit,
  safeUrls,
  sqlNames,
  columnValues,
  columnLimits,
  notifiedTables,
  emailColumns,
  retention,
  followUpStatuses,
  deskRoles,
  deskTables,
  deskNames,
  deskTexts,
  deskViews,
  languageTags,
  redirectsElsewhere,
  hoursFit,
  contactWays,
  wholeAddress,
  restPath,
  cookieNames,
  noSecrets,
  securityContactWorks,
  snippetLengths,
  uniqueSnippets,
  articleSlugs,
  freeSlugs,
  articleDates,
  articleTables,
  knownCategories,
  relatedArticles,
  usualArticle,
  articleListPage,
  listAddresses,
  articleHtml,
  articleLinks,
];

/**
 * Everything that is wrong with a spec whose shape is right. Pure.
 * @param files The addresses of the files of `site/public/`, which links may lead to.
 */
export function checkSpec(spec: SiteSpec, files: ReadonlySet<string> = new Set()): Diagnostic[] {
  const wrong = locales(spec, files);
  // All others ask for texts in the default language, and in each.
  return wrong.length > 0 ? wrong : rules.flatMap((rule) => rule(spec, files));
}
