import '@sakina/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page/page.tsx'
import { Shell } from './page/shell.tsx'
import { readLocale } from './page/words.ts'
import './page.css'

const locale = readLocale(location.search)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Shell locale={locale}>
        <Page locale={locale} />
      </Shell>
    </StrictMode>,
  )
