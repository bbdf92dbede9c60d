type Names<Classes> = keyof Classes extends infer Name
  ? Name extends 'true' | 'false'
    ? boolean
    : Name
  : never

/** The tables of classes, by the name of a variant and its value. */
type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>

type Choice<Table extends Variants> = {
  readonly [Variant in keyof Table]?: Names<Table[Variant]> | undefined
}

interface VariantOptions<Table extends Variants> {
  readonly variants: Table
  readonly defaultVariants?: Choice<Table> | undefined
  /** Classes for several variants together. */
  readonly compoundVariants?: readonly (Choice<Table> & { readonly className: string })[] | undefined
}

/**
 * Returns a function from variants to class names. It has the interface of class-variance-authority, without
 * what the kit does not use: a page of cards calls it thousands of times.
 */
export function cva<const Table extends Variants>(
  base: string,
  { variants, defaultVariants, compoundVariants = [] }: VariantOptions<Table>,
): (props?: Choice<Table> & { readonly className?: string | undefined }) => string {
  const names: readonly (keyof Table & string)[] = Object.keys(variants)
  return (props) => {
    const valueOf = (name: keyof Table) => props?.[name] ?? defaultVariants?.[name]
    let all = base
    const add = (classes: string | undefined): void => {
      if (classes) all = all ? `${all} ${classes}` : classes
    }
    for (const name of names) add(variants[name]?.[String(valueOf(name))])
    for (const { className, ...wanted } of compoundVariants)
      if (names.every((name) => !(name in wanted) || Object.is(Reflect.get(wanted, name), valueOf(name))))
        add(className)
    add(props?.className)
    return all
  }
}
