const either = (names: string) => `(?:${names.trim().split(/\s+/).join('|')})`

const libraries = (names: string) => `/node_modules/${either(names)}/`
const kit = (names: string) => `/ui/src/components/${either(names)}/`
const site = (paths: string) => `/web/src/${either(paths)}`

const group = (name: string, priority: number, ...places: readonly string[]) => ({
  name,
  priority,
  test: new RegExp(places.join('|')),
})

/** Which modules travel together, in files with names a person understands; the rest go with the pages that need them. */
export const chunkGroups = [
  group(
    'react',
    9,
    libraries(`react react-dom scheduler react-router react-router-dom swr use-sync-external-store dequal
      react-intl intl-messageformat @formatjs/[\\w-]+`),
  ),
  { name: 'shell', priority: 8, tags: ['$initial' as const] },
  // What almost every page shows within the shell
  group(
    'common',
    7,
    site('shared/(?:async-view|diagnostics|errors|timing)/'),
    kit('alert empty-state error-state field skeleton spinner text-field'),
    '/ui/src/internal/(?:bidi|field-error|heard|keep-tick|leaving|look-of|mark|options|radio-keys|state-panel|tones|use-form-reset|use-own-value|use-typed-text)',
  ),
  // The home page below its first screen
  group(
    'home-sections',
    6,
    site(`features/about/about-brief features/home/(?!hero|floating) features/branches/branches
      features/recruitment/steps-section features/recruitment/use-steps`),
    kit('avatar carousel worker-card review-card branch-card branch-map rating'),
    '/ui/src/art/(?:map|weave)/',
    '/api-client/src/wire/(?:entities/|shapes/)?workers?\\.ts',
  ),
  // Services, plans and nationalities with their prices
  group(
    'catalogue',
    5,
    site('features/(?:plans/[\\w-]+\\.tsx?|services/) shared/(?:offers|paging|plans|query|section)/'),
    '/api-client/src/(?:wire/(?:entities/|shapes/)?(?:plan|service|price-basis)s?\\.ts|client/request-all-pages|swr/use-all-pages)',
    '/domain/src/(?:money|plans|policies|pricing|schedule|calendar)/|/text/src/',
    libraries('@internationalized'),
    kit(
      'badge card code count date-text flag key-value-list money nationality-card native-select pagination',
    ),
    kit('plan-card price-breakdown segmented-control service-tile voucher-card'),
    '/ui/src/art/(?:flags/|parts/|scene|illustrations/(?:coffee-set|hourly|resident|mediation|handover))',
  ),
]
