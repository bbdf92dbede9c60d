import '@sakina/ui/fonts.css'
import '@sakina/ui/core.css'
import '@sakina/ui/reset.css'
import '@sakina/ui/page.css'
import '@sakina/ui/button.css'
import '@sakina/ui/card.css'
import '@sakina/ui/dialog.css'
import '@sakina/ui/icon.css'
import '@sakina/ui/plan-card.css'
import '@sakina/ui/select.css'
import '@sakina/ui/tracking-stepper.css'
import { fontPreloads } from '@sakina/ui/fonts'
import { StrictMode } from 'react'
import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Page } from './page/page.tsx'
import { Shell } from './page/shell.tsx'
import { readLocale } from './page/words.ts'
import './page.css'

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
