import type { Plugin } from 'vite'

const defaults = /^FieldArrayInner\.defaultProps = (\{[^}]*\});$/m

/**
 * The forms library sets properties on parts the site has no use for, and a bundler must keep what is touched: set within
 * the calls that are marked as idle, and without names for developer tools, such parts go.
 */
export function lightForms(): Plugin {
  return {
    name: 'sakina:light-forms',
    apply: 'build',
    transform: {
      filter: { id: /\/formik\/dist\/formik\.esm\.js$/ },
      handler(code) {
        const [, given = '{}'] = defaults.exec(code) ?? []
        return {
          code: code
            .replace(defaults, '')
            .replace(
              'connect(FieldArrayInner)',
              `connect(/* @__PURE__ */ Object.assign(FieldArrayInner, { defaultProps: ${given} }))`,
            )
            .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
          map: null,
        }
      },
    },
  }
}
