import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactNode } from 'react'
import { themes } from 'storybook/theming'
import { useDocumentLook } from './document-look.ts'

const face = { fontBase: "'Sakina Sans', 'Sakina Fallback', sans-serif" }

/** The docs page is light or dark with the theme of the toolbar; its direction comes from the document. */
export function ThemedContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { theme } = useDocumentLook()
  return (
    <DocsContainer {...props} theme={{ ...(theme.endsWith('dark') ? themes.dark : themes.light), ...face }}>
      {children}
    </DocsContainer>
  )
}
