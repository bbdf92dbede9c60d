import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Provider } from '../src/components/provider/index.ts'
import { Select } from '../src/components/select/index.ts'
import { ar } from '../src/strings/ar.ts'

// What somebody sees before any script has run, or where none does.

it('a Select with a value says its words', () => {
  const html = renderToString(
    <Provider locale="ar" strings={ar}>
      <Select
        label="المدينة"
        defaultValue="jed"
        options={[{ label: 'الغربية', options: [{ value: 'jed', label: 'جدة' }] }]}
      />
    </Provider>,
  )
  expect(html).toContain('جدة')
})
