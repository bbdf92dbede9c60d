// Before the first paint: nothing may flash. At most 1 kB; the server writes apiRoot.
;(function () {
  window.sakina = { apiRoot: '/api' }
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('sakina.preferences')) || {}
  } catch {}
  var asked = (what) => matchMedia('(prefers-' + what + ')').matches
  var theme = kept.theme
  if (!/^(light|dark|contrast|contrast-dark)$/.test(theme))
    theme =
      [asked('contrast: more') && 'contrast', asked('color-scheme: dark') && 'dark']
        .filter(Boolean)
        .join('-') || 'light'
  document.documentElement.dataset.theme = theme
  // A first visit follows the remembered language
  if (location.pathname === '/' && kept.locale === 'en' && !location.search) location.replace('/en')
})()
