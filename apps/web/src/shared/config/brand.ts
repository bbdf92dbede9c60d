import brand from '@sakina/api/brand.json'

/** The one configuration an agency edits to make the product its own. */
export { brand }
