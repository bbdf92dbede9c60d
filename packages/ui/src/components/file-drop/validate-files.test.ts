import { describe, expect, it } from 'vitest'
import { validateFiles, formatFileSize } from './validate-files.ts'

const file = (name: string, type: string, bytes = 10): File => new File(['x'.repeat(bytes)], name, { type })
const limits = { accept: ['image/*', '.pdf'], maxBytes: 100, room: 2 }

describe('validating files', () => {
  it('validating files accepts them by type or by extension', () => {
    const files = [file('جواز.jpg', 'image/jpeg'), file('SCAN.PDF', '')]
    expect(validateFiles(files, limits)).toEqual({ taken: files, refused: [] })
  })

  it('validating files returns the reason for each rejected one', () => {
    const files = [
      file('a.exe', 'application/x-msdownload'),
      file('b.png', 'image/png', 101),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
      file('e.png', 'image/png'),
    ]
    const { taken, refused } = validateFiles(files, limits)
    expect(taken.map(({ name }) => name)).toEqual(['c.png', 'd.png'])
    expect(refused.map(({ file: { name }, why }) => [name, why])).toEqual([
      ['a.exe', 'wrongType'],
      ['b.png', 'tooBig'],
      ['e.png', 'tooMany'],
    ])
  })
})

describe('a file size', () => {
  it('a file size is shown in kilobytes, at least one, or in megabytes', () => {
    expect(formatFileSize(10)).toEqual({ amount: 1, unit: 'kilobytes' })
    expect(formatFileSize(300 * 1024)).toEqual({ amount: 300, unit: 'kilobytes' })
    expect(formatFileSize(5 * 1024 * 1024)).toEqual({ amount: 5, unit: 'megabytes' })
    expect(formatFileSize(1.54 * 1024 * 1024)).toEqual({ amount: 1.5, unit: 'megabytes' })
  })
})
