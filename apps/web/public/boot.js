// Runs before the first paint, so that nothing flashes. At most 1 kB. The server writes apiRoot.
;(function () {
  window.sakina = { apiRoot: '/api' }
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('sakina.preferences')) || {}
    // A customer's home page keeps room for the next visit
    if (localStorage.getItem('currentUser')) document.documentElement.dataset.customer = ''
  } catch {}
  var asked = (what) => matchMedia('(prefers-' + what + ')').matches
  var theme = kept.theme
  if (!/^(light|dark|contrast|contrast-dark)$/.test(theme))
    theme =
      [asked('contrast: more') && 'contrast', asked('color-scheme: dark') && 'dark']
        .filter(Boolean)
        .join('-') || 'light'
  document.documentElement.dataset.theme = theme
  // The first visit opens in the stored language.
  if (location.pathname === '/' && kept.locale === 'en' && !location.search) location.replace('/en')
})()
