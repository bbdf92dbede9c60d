import { describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '../vocabulary/index.ts'
import { fileProblem, detectMediaType } from './file.ts'

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values)
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
const png = bytes(0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0)
const webp = bytes(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP'))
const pdf = bytes(...ascii('%PDF-1.7'))

describe('files', () => {
  test('uploaded files are recognised by their first bytes', () => {
    expect([jpeg, png, webp, pdf].map(detectMediaType)).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/pdf',
    ])
  })

  test.each([
    ['nothing', bytes()],
    ['a page', bytes(...ascii('<svg onload=alert(1)>'))],
    ['half a signature', bytes(0xff, 0xd8)],
    ['a RIFF that is sound', bytes(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE'))],
    ['a WEBP without its frame', bytes(...ascii('XXXX'), 1, 2, 3, 4, ...ascii('WEBP'))],
  ])('a file that contains %s is refused', (_name, content) => {
    expect(detectMediaType(content)).toBeUndefined()
    expect(fileProblem(content, 10, 'image_or_pdf')?.key).toBe('validation.file.imageOrPdf')
  })

  test('a PDF is refused where only an image is allowed, and accepted where an image or a PDF is', () => {
    expect(fileProblem(png, 10, 'image')).toBeUndefined()
    expect(fileProblem(pdf, 10, 'image')?.key).toBe('validation.file.imageOnly')
    expect(fileProblem(pdf, 10, 'image_or_pdf')).toBeUndefined()
  })

  test('files of five megabytes are accepted; a byte more or an unknown size is refused', () => {
    expect(fileProblem(jpeg, MAX_FILE_BYTES, 'image')).toBeUndefined()
    expect(fileProblem(jpeg, MAX_FILE_BYTES + 1, 'image')).toEqual({
      key: 'validation.file.tooLarge',
      values: { megabytes: 5 },
    })
    expect(fileProblem(jpeg, NaN, 'image')?.key).toBe('validation.file.tooLarge')
    expect(MAX_FILE_BYTES).toBe(5_242_880)
  })
})
