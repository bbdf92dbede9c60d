import brand from '@sakina/api/brand.json'

/** The configuration that an agency edits for its own brand. */
export { brand }
