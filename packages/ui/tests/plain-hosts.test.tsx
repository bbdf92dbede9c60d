import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeStyleSheets } from '../scripts/package/style-sheets.ts'
import { Alert } from '../src/components/alert/alert.tsx'
import { Button } from '../src/components/button/button.tsx'
import { Checkbox } from '../src/components/checkbox/checkbox.tsx'
import { Heading } from '../src/components/heading/heading.tsx'
import { NativeSelect } from '../src/components/native-select/native-select.tsx'
import { Provider } from '../src/components/provider/provider.tsx'
import { RadioGroup } from '../src/components/radio-group/radio-group.tsx'
import { Select } from '../src/components/select/select.tsx'
import { Table } from '../src/components/table/table.tsx'
import { Tabs } from '../src/components/tabs/tabs.tsx'
import { TextField } from '../src/components/text-field/text-field.tsx'
import { Textarea } from '../src/components/textarea/textarea.tsx'
import { ar } from '../src/strings/ar.ts'

const options = [{ value: 'a', label: 'نص' }]
const page = renderToStaticMarkup(
  <Provider locale="ar" strings={ar}>
    <Heading level={2}>نص</Heading>
    <Button>نص</Button>
    <Button variant="secondary">نص</Button>
    <TextField label="نص" hint="نص" error="نص" />
    <Textarea label="نص" />
    <NativeSelect label="نص" options={options} />
    <Select label="نص" options={options} />
    <Checkbox label="نص" defaultChecked />
    <RadioGroup label="نص" options={options} />
    <Tabs label="نص" items={[{ ...options[0], value: 'a', label: 'نص', content: 'نص' }]} />
    <Alert title="نص">نص</Alert>
    <Table
      caption="نص"
      columns={[{ id: 'a', header: 'نص', cell: String, rowHeader: true }]}
      rows={['نص']}
      rowKey={String}
    />
  </Provider>,
)

const hosts = {
  'rules for elements': `
    button, input, select, textarea { background: silver; border: 3px outset red; border-radius: 0; padding: 9px; color: red; font: 11px serif }
    label, legend { display: block; color: crimson; margin: 7px; font-weight: 400 }
    h1, h2, h3, p, ul, ol, fieldset { margin: 20px; color: crimson; font: 300 40px serif; padding: 5px }
    a, td, th, table { color: crimson; border: 2px solid red; padding: 3px; text-decoration: underline overline }`,
  'the base of Bootstrap 5': readFileSync(
    new URL('./fixtures/bootstrap-reboot.css', import.meta.url),
    'utf8',
  ),
}

const sheets = new Map<string, string>()
let browser: Browser
beforeAll(async () => {
  await writeStyleSheets({}, (name, css) => sheets.set(name, css))
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}, 60_000)
afterAll(() => browser.close())

const properties = [
  'background-color',
  'border-top-color',
  'border-top-style',
  'border-top-width',
  'border-radius',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'margin',
  'padding',
  'text-decoration-line',
]

/** Returns how each element of the kit looks beside a sheet of its host. */
async function looks(host: string, kit: string): Promise<readonly string[]> {
  const tab = await browser.newPage()
  await tab.setContent(
    `<!doctype html><html lang="ar" dir="rtl"><style>${host}</style><style>${sheets.get(kit)}</style>${page}`,
  )
  const found = await tab.evaluate(
    (names) =>
      [...document.querySelectorAll('[class*="sk:"]')].map((element) => {
        const style = getComputedStyle(element)
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return `${element.localName} ${values.join('; ')}`
      }),
    properties,
  )
  await tab.close()
  return found
}

// The text around the kit belongs to the host.
const page0 = 'body { margin: 0 }'

describe('the sheet without layers', { timeout: 60_000 }, () => {
  it('looks like the layered sheet where no host interferes', async () => {
    expect(await looks(page0, 'styles.unlayered')).toEqual(await looks(page0, 'styles'))
  })

  it.each(Object.entries(hosts))('keeps its looks beside %s', async (_, host) => {
    expect(await looks(page0 + host, 'styles.unlayered')).toEqual(await looks(page0, 'styles'))
  })

  it('is needed there: the layered sheet gives way to a host without layers', async () => {
    const host = page0 + hosts['rules for elements']
    expect(await looks(host, 'styles')).not.toEqual(await looks(page0, 'styles'))
  })
})
