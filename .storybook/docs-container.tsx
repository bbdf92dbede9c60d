import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactNode } from 'react'
import { kitTheme } from './kit-theme.ts'
import { useDocumentTheme } from './use-document-theme.ts'

/** A docs page with the theme of the toolbar. Its direction comes from the document. */
export function ThemedContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { theme } = useDocumentTheme()
  return (
    <DocsContainer {...props} theme={kitTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
