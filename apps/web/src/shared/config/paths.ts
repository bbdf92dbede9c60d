/** Every address of the site, pattern and link side by side. Nothing else writes a URL of the site. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  login: {
    pattern: '/Login',
    /** `back` is the address, without its language, that asked for the sign-in. */
    to: ({ back }: { back?: string } = {}) =>
      back === undefined ? '/Login' : `/Login?${new URLSearchParams({ back })}`,
  },
} as const
