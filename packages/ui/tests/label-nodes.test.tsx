import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from '../src/components/breadcrumbs/index.ts'
import { Combobox } from '../src/components/combobox/index.ts'
import { DatePicker } from '../src/components/date-picker/index.ts'
import { KeyValueList } from '../src/components/key-value-list/index.ts'
import { MultiSelect } from '../src/components/multi-select/index.ts'
import { NativeSelect } from '../src/components/native-select/index.ts'
import { SegmentedControl } from '../src/components/segmented-control/index.ts'
import { Select, SelectGroup, SelectItem } from '../src/components/select/index.ts'
import { SideNav } from '../src/components/side-nav/index.ts'
import { StatTile } from '../src/components/stat-tile/index.ts'
import { StepRail } from '../src/components/step-rail/index.ts'
import { Stepper } from '../src/components/stepper/index.ts'
import { Switch } from '../src/components/switch/index.ts'
import { Table } from '../src/components/table/index.ts'
import { TextField } from '../src/components/text-field/index.ts'
import { Timeline } from '../src/components/timeline/index.ts'
import { renderToHtml } from '../src/story-kit/contract/index.ts'

const node = (
  <>
    Maria <b>Santos</b>
  </>
)
const drawn = 'Maria <b>Santos</b>'
const link = <a href="#there">…</a>
const options = [
  { value: '1', label: 'Grace' },
  { value: '2', label: node },
]

const labels: Record<string, ReactElement> = {
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Home', link }, { label: node }]} />,
  KeyValueList: <KeyValueList items={[{ label: node, value: '1' }]} />,
  SegmentedControl: <SegmentedControl label="Worker" options={options} />,
  'SegmentedControl, its own label': <SegmentedControl label={node} hideLabel options={[]} />,
  Select: <Select label="Worker" defaultValue="2" options={options} />,
  SideNav: (
    <SideNav label="Workers" items={[{ label: node, link }]}>
      …
    </SideNav>
  ),
  StatTile: <StatTile label={node} value={1} />,
  StepRail: <StepRail label="Steps" current={0} steps={[{ label: node }]} />,
  'StepRail, the next step': (
    <StepRail label="Steps" layout="bar" current={0} steps={[{ label: 'Home' }, { label: node }]} />
  ),
  Switch: <Switch label={node} />,
  Table: (
    <Table
      caption="Workers"
      columns={[{ id: 'name', header: node, cell: (row) => row }]}
      rows={['1']}
      rowKey={(row) => row}
    />
  ),
  TextField: <TextField label={node} />,
  Timeline: <Timeline label="Events" items={[{ id: '1', state: 'now', title: node }]} />,
}

describe('a label with markup', () => {
  it.each(Object.entries(labels))('a label with markup is rendered unchanged: %s', (_, element) => {
    expect(renderToHtml('en', element)).toContain(drawn)
  })

  const fields: Record<string, ReactElement> = {
    Combobox: <Combobox label={node} options={[]} />,
    DatePicker: <DatePicker label={node} today="2026-11-21" />,
    MultiSelect: <MultiSelect label={node} options={[]} />,
    Stepper: <Stepper label={node} max={3} />,
  }
  it.each(Object.entries(fields))(
    'a label with markup never becomes “[object Object]” in the other parts of the field: %s',
    (_, element) => {
      const html = renderToHtml('en', element)
      expect(html).toContain(drawn)
      expect(html).not.toContain('[object Object]')
    },
  )

  it('a label with markup becomes plain text in the native list of a NativeSelect', () => {
    expect(renderToHtml('en', <NativeSelect label="Worker" options={options} />)).toContain('>Maria Santos<')
  })
})

describe('a Select made of SelectItems', () => {
  const Worker = (_props: { value: string; children: string }): ReactElement => <i />

  const item = (
    <SelectItem key="2" value="2">
      {node}
    </SelectItem>
  )
  const lists: Record<string, ReactElement | ReactElement[]> = {
    directly: item,
    'in a list': [item],
    'in a group': <SelectGroup label="At work">{item}</SelectGroup>,
  }
  it.each(Object.entries(lists))(
    'a Select made of SelectItems shows the chosen item in server-rendered HTML, with the items %s',
    (_, children) => {
      const html = renderToHtml(
        'en',
        <Select label="Worker" defaultValue="2">
          {children}
        </Select>,
      )
      expect(html).toContain(drawn)
    },
  )

  it('a Select shows the chosen item in server-rendered HTML if a component of the app stands in for SelectItem and has its value', () => {
    const html = renderToHtml(
      'en',
      <Select label="Worker" defaultValue="2">
        <Worker value="2">Grace</Worker>
      </Select>,
    )
    expect(html).toContain('Grace')
  })
})
