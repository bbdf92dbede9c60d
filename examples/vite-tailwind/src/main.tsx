import { fontPreloads } from '@sakina/ui/fonts'
import { StrictMode } from 'react'
import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Page } from './page/page.tsx'
import { Shell } from './page/shell.tsx'
import { readLocale } from './page/words.ts'
import './styles.css'

const locale = readLocale(location.search)
for (const { href, ...font } of fontPreloads()) preload(href, font)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Shell locale={locale}>
        <Page locale={locale} />
      </Shell>
    </StrictMode>,
  )
