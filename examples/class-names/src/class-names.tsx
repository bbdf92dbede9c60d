import './class-names.css'
import '@sakina/ui/core.css'
import '@sakina/ui/button.css'
import '@sakina/ui/card.css'
import '@sakina/ui/icon.css'
import { Button } from '@sakina/ui/button'
import { Card, CardTitle } from '@sakina/ui/card'
import { Icon, calendarIcon } from '@sakina/ui/icon'
import { Provider } from '@sakina/ui/provider'
import { en } from '@sakina/ui/strings/en'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const button = (className: string) => <Button className={className}>Book</Button>
const card = (className: string) => <Card className={className}>Plan</Card>
const title = (className: string) => <CardTitle className={className}>Plan</CardTitle>
const icon = (className: string) => <Icon of={calendarIcon} className={className} />

/** Classes that an app adds to components, with the property that each must change. */
const cases: [(className: string) => ReactNode, string, string][] = [
  [button, 'px-2', 'padding-inline-start'],
  [button, 'px-8', 'padding-inline-start'],
  [button, 'hidden', 'display'],
  [button, 'hidden sm:inline-flex', 'display'],
  [button, 'font-normal', 'font-weight'],
  [button, 'bg-red-500', 'background-color'],
  [button, 'rounded-none', 'border-start-start-radius'],
  [button, 'text-small', 'font-size'],
  [button, 'justify-start', 'justify-content'],
  [card, 'p-0', 'padding-top'],
  [card, 'p-8', 'padding-top'],
  [card, 'bg-subtle', 'background-color'],
  [card, 'grid', 'display'],
  [title, 'text-heading', 'font-size'],
  [icon, 'hidden', 'display'],
  [icon, 'block', 'display'],
  [icon, 'size-10', 'width'],
  [icon, 'size-3', 'width'],
]

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Provider locale="en" strings={en}>
      {cases.map(([draw, className, property], index) => (
        <div key={index} data-property={property}>
          {draw(className)}
          <div className={className} />
        </div>
      ))}
    </Provider>,
  )
