/** Finds elements by XPath, the only language of selectors that every driver of the tests has. */
const named = (name: string) => `normalize-space(.)=normalize-space("${name}")`

export const byXPath = {
  button: (name: string) => `//button[${named(name)}]`,
  buttonFrom: (start: string) => `//button[starts-with(normalize-space(.), "${start}")]`,
  field: (label: string) => `//input[@id=//label[contains(., "${label}")]/@for]`,
  group: (label: string) =>
    `//*[(self::fieldset and legend[contains(., "${label}")]) or @aria-label="${label}" or @aria-labelledby=//*[contains(., "${label}")]/@id]`,
  choice: (label: string) => `//label[.//input and contains(., "${label}")]`,
} as const
