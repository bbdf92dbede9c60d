/** Style sheets: logical directions alone, and nothing that was written twice by accident. */
export default {
  ignoreFiles: ['**/dist/**', '**/generated/**', 'storybook-static/**'],
  rules: {
    // sizes have no side, nor have the top and the bottom of a page written from side to side; shorthands: below
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
      // four values of different sides: the second and the fourth name the right and the left
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
