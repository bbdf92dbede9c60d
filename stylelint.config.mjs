/** Style sheets use logical directions only, and contain no accidental duplicates. */
export default {
  ignoreFiles: ['**/dist/**', '**/generated/**', 'storybook-static/**'],
  rules: {
    // Sizes, top and bottom do not depend on the direction. Shorthands have a rule of their own below.
    'property-layout-mappings': [
      'flow-relative',
      {
        ignoreProperties: [
          /^(?:min-|max-)?(?:width|height)$/,
          /^border-(?:top|bottom)(?:-width)?$/,
          /^(?:margin|padding|inset)$/,
        ],
      },
    ],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'declaration-property-value-disallowed-list': {
      // With four values, the second is the right side and the fourth the left side.
      '/^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$/': [
        String.raw`/^\S+\s+\S+\s+\S+\s+\S+$/`,
      ],
    },
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'font-family-no-duplicate-names': true,
    'no-duplicate-at-import-rules': true,
    'color-no-invalid-hex': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
}
