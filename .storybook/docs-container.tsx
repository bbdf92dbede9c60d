import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactNode } from 'react'
import { kitTheme } from './kit-theme.ts'
import { useDocumentLook } from './document-look.ts'

/** The docs page has the colours of the theme in the toolbar; its direction comes from the document. */
export function ThemedContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { theme } = useDocumentLook()
  return (
    <DocsContainer {...props} theme={kitTheme(theme)}>
      {children}
    </DocsContainer>
  )
}
