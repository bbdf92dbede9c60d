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
  // The rules of its reboot for elements that the kit draws (MIT, The Bootstrap Authors).
  'the base of Bootstrap 5': `
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    hr {
      margin: 1rem 0;
      color: inherit;
      border: 0;
      border-top: 1px solid;
      opacity: 0.25;
    }
    h6,
    h5,
    h4,
    h3,
    h2,
    h1 {
      margin-top: 0;
      margin-bottom: 0.5rem;
      font-weight: 500;
      line-height: 1.2;
    }
    h1 {
      font-size: 2.5rem;
    }
    h2 {
      font-size: 2rem;
    }
    h3 {
      font-size: 1.75rem;
    }
    p {
      margin-top: 0;
      margin-bottom: 1rem;
    }
    ol,
    ul {
      padding-left: 2rem;
    }
    ol,
    ul,
    dl {
      margin-top: 0;
      margin-bottom: 1rem;
    }
    dt {
      font-weight: 700;
    }
    dd {
      margin-bottom: 0.5rem;
      margin-left: 0;
    }
    small {
      font-size: 0.875em;
    }
    a {
      color: rgb(13 110 253);
      text-decoration: underline;
    }
    code {
      font-size: 0.875em;
      color: rgb(214 51 132);
    }
    img,
    svg {
      vertical-align: middle;
    }
    table {
      caption-side: bottom;
      border-collapse: collapse;
    }
    caption {
      padding-top: 0.5rem;
      padding-bottom: 0.5rem;
      color: rgb(33 37 41 / 0.75);
      text-align: left;
    }
    th {
      text-align: inherit;
    }
    thead,
    tbody,
    tfoot,
    tr,
    td,
    th {
      border-color: inherit;
      border-style: solid;
      border-width: 0;
    }
    label {
      display: inline-block;
    }
    button {
      border-radius: 0;
    }
    input,
    button,
    select,
    optgroup,
    textarea {
      margin: 0;
      font-family: inherit;
      font-size: inherit;
      line-height: inherit;
    }
    button,
    select {
      text-transform: none;
    }
    select {
      word-wrap: normal;
    }
    button,
    [type='button'],
    [type='reset'],
    [type='submit'] {
      -webkit-appearance: button;
    }
    button:not(:disabled),
    [type='button']:not(:disabled) {
      cursor: pointer;
    }
    textarea {
      resize: vertical;
    }
    fieldset {
      min-width: 0;
      padding: 0;
      margin: 0;
      border: 0;
    }
    legend {
      float: left;
      width: 100%;
      padding: 0;
      margin-bottom: 0.5rem;
      font-size: calc(1.275rem + 0.3vw);
      line-height: inherit;
    }
    legend + * {
      clear: left;
    }`,
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

const noHost = ''

describe('the sheet without layers', { timeout: 60_000 }, () => {
  it('looks like the layered sheet where no host interferes', async () => {
    expect(await looks(noHost, 'styles.unlayered')).toEqual(await looks(noHost, 'styles'))
  })

  it.each(Object.entries(hosts))('keeps its looks beside %s', async (_, host) => {
    expect(await looks(host, 'styles.unlayered')).toEqual(await looks(noHost, 'styles'))
  })

  it('is needed there: the layered sheet gives way to a host without layers', async () => {
    expect(await looks(hosts['rules for elements'], 'styles')).not.toEqual(await looks(noHost, 'styles'))
  })
})
