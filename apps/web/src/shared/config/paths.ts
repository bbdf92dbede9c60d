/** Every address of the site, pattern and link side by side. Nothing else writes a URL of the site. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
} as const
