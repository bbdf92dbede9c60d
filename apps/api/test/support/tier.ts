/** True in the nightly run, `pnpm test:full`. */
export const isFull = process.env['FULL'] === '1'

/** The options of a test that takes long, and whose promise has another test in every run. */
export const nightly: { readonly skip: string | false } = { skip: isFull ? false : 'only in the full run' }
