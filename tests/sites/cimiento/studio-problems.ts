import { defineStudioWords } from '#schema';

/**
 * What the studio says where something cannot be done, by the code of the rule or the refusal. `{{1}}`, `{{2}}` are the names in quotes, the placeholders
 * and the numbers of the original message, in its order. A rule without an entry here is told as `problem` with the original below it.
 */
export const studioProblems = defineStudioWords({
  'problem.address/article': {
    es: 'La dirección de este artículo cambia o desaparece: los enlaces que otros guardaron dejarán de funcionar, salvo con una redirección.',
    en: 'The address of this article changes or goes: links that others have kept stop working unless there is a redirect.',
  },
  'problem.address/gone': {
    es: 'La dirección {{1}} dejará de existir, y también los enlaces que otros guardaron. Agregue una redirección desde ella.',
    en: 'The address {{1}} will be gone, and with it the links that others have kept. Add a redirect from it.',
  },
  'problem.article/draft-publish': {
    es: 'Es un borrador y además tiene fecha de publicación: deje solo una de las dos cosas.',
    en: 'It is a draft and has a day of publication: leave one of the two.',
  },
  'problem.article/duplicate-slug': {
    es: 'Ya hay un artículo con la dirección «{{1}}». Escriba otra.',
    en: 'There is an article at the address “{{1}}” already. Write another one.',
  },
  'problem.article/future-date': {
    es: 'La fecha es posterior a hoy. Para que aparezca más adelante, llene «Publicar el» en lugar de la fecha.',
    en: 'The date is after today. For an article that appears later, fill in “Publish on” instead of the date.',
  },
  'problem.article/html': {
    es: 'En el texto hay algo de HTML que el sitio no permite o que no está completo.',
    en: 'The text has HTML that the site does not allow, or that is not complete.',
  },
  'problem.article/no-date': { es: 'El artículo necesita una fecha.', en: 'The article needs a date.' },
  'problem.article/table-row': {
    es: 'Esta fila tiene {{1}} celdas y la tabla {{2}} columnas: escriba una celda por columna.',
    en: 'This row has {{1}} cells and the table {{2}} columns: write a cell for each column.',
  },
  'problem.article/updated-before': {
    es: 'La fecha de revisión es anterior a la del artículo.',
    en: 'The day of revision is before that of the article.',
  },
  'problem.description/duplicate': {
    es: 'Otra página tiene ya esta descripción. Diga qué tiene de especial cada una.',
    en: 'Another page has this description already. Say what is special about each.',
  },
  'problem.description/length': {
    es: 'La descripción para buscadores tiene {{1}} caracteres, y los buscadores la cortan. Dos frases bastan.',
    en: 'The description for search engines has {{1}} characters, and search engines cut it off. Two sentences are enough.',
  },
  'problem.download/type': {
    es: 'Este tipo de archivo no se publica: guárdelo como PDF o ZIP.',
    en: 'This type of file is not published: save it as PDF or ZIP.',
  },
  'problem.edit/broken': {
    es: 'Hay un error en los archivos del sitio, quizás porque alguien los está cambiando en este momento. Espere un poco e intente de nuevo.',
    en: 'There is a mistake in the files of the site, perhaps because somebody is changing them right now. Wait a little and try again.',
  },
  'problem.edit/code': {
    es: 'Esto lo arma el código del sitio: el estudio no puede cambiarlo sin riesgo. Quien mantiene el sitio lo cambia en esta línea:',
    en: 'The site’s code makes this: the studio cannot change it safely. Whoever maintains the site changes it at this line:',
  },
  'problem.edit/comment': {
    es: 'Aquí hay un comentario de quien mantiene el sitio, que se perdería. Esa persona lo cambia en esta línea:',
    en: 'There is a comment of whoever maintains the site here, which would be lost. They change it at this line:',
  },
  'problem.edit/encoding': {
    es: 'El archivo no está guardado en UTF-8: ábralo y guárdelo así.',
    en: 'The file is not saved as UTF-8: open it and save it so.',
  },
  'problem.edit/field-condition': {
    es: 'Otro campo solo se pregunta según la respuesta a este. Quite primero el otro.',
    en: 'Another field is asked for only after certain answers to this one. Remove the other one first.',
  },
  'problem.edit/field-consent': {
    es: 'Sin este consentimiento la firma no puede guardar lo que pide el formulario. No se puede quitar ni dejar opcional.',
    en: 'Without this consent the firm may not store what the form asks for. It cannot be removed or made optional.',
  },
  'problem.edit/field-email': {
    es: 'La firma responde a este correo, así que el formulario tiene que pedirlo. No se puede quitar ni dejar opcional.',
    en: 'The firm answers to this address, so the form has to ask for it. It cannot be removed or made optional.',
  },
  'problem.edit/field-last': {
    es: 'Es el único campo del formulario. Agregue otro primero.',
    en: 'This is the only field of the form. Add another one first.',
  },
  'problem.edit/field-part': {
    es: 'Es lo único que el formulario envía en esa parte del mensaje, que no puede quedar vacía.',
    en: 'It is all that the form sends in this part of the message, which may not be empty.',
  },
  'problem.edit/field-person': {
    es: 'Con este nombre la mesa de trabajo muestra quién escribió. No se puede quitar ni dejar opcional.',
    en: 'By this name the desk shows who has written. It cannot be removed or made optional.',
  },
  'problem.edit/gone': {
    es: 'Eso ya no está ahí: la página cambió mientras tanto. Cárguela de nuevo.',
    en: 'That is no longer there: the page has changed meanwhile. Load it again.',
  },
  'problem.edit/helper': {
    es: 'El estudio no conoce la función que arma esto. Quien mantiene el sitio lo cambia en esta línea:',
    en: 'The studio does not know the function that makes this. Whoever maintains the site changes it at this line:',
  },
  'problem.edit/languages': {
    es: 'Escriba primero el texto en el idioma principal, «{{1}}»; lo demás se puede traducir después.',
    en: 'Write the text in the main language, “{{1}}”, first; the others can be translated later.',
  },
  'problem.edit/last-article': {
    es: 'Es el único artículo, y el blog conserva uno. Agregue antes otro, o pida a quien mantiene el sitio que quite el blog.',
    en: 'This is the only article, and the blog keeps one. Add another one first, or have whoever maintains the site take the blog out.',
  },
  'problem.edit/list': {
    es: 'El código del sitio arma esta lista entera: el estudio no puede agregar, mover ni quitar nada en ella. Quien mantiene el sitio lo hace en esta línea:',
    en: 'The site’s code makes this whole list: the studio cannot add, move or remove anything in it. Whoever maintains the site does it at this line:',
  },
  'problem.edit/no-articles': {
    es: 'El sitio todavía no tiene blog. Quien lo mantiene crea el primer artículo; los siguientes se agregan aquí.',
    en: 'The site has no blog yet. Whoever maintains it makes the first article; those after it are added here.',
  },
  'problem.edit/no-list': {
    es: 'El sitio todavía no tiene ninguno: el primero lo agrega quien lo mantiene.',
    en: 'The site has none yet: whoever maintains it adds the first one.',
  },
  'problem.edit/page-name': {
    es: 'Escriba la dirección con minúsculas sin acentos, números y guiones, y con una letra al principio: /servicios/nominas.',
    en: 'Write the address with lower-case letters without accents, digits and hyphens, a letter first: /servicios/payroll.',
  },
  'problem.edit/shared': {
    es: 'Esto está escrito una sola vez para varios lugares, y cambiaría en todos. Quien mantiene el sitio puede separarlo en esta línea:',
    en: 'This is written once for several places, and would change in all of them. Whoever maintains the site can separate it at this line:',
  },
  'problem.edit/slug': {
    es: 'El nombre en la dirección lleva minúsculas sin acentos y números, con un guion entre palabras: cierre-fiscal-2027.',
    en: 'The name in the address has lower-case letters without accents and digits, with a hyphen between words: year-end-2027.',
  },
  'problem.edit/spread': {
    es: 'Una parte de esto está escrita en otro lugar y se comparte. Quien mantiene el sitio lo cambia en esta línea:',
    en: 'A part of this is written elsewhere and shared. Whoever maintains the site changes it at this line:',
  },
  'problem.edit/stored': {
    es: 'Esto borraría u ocultaría datos que enviaron los visitantes, así que no se hace desde aquí. Hable con quien mantiene el sitio.',
    en: 'This would delete or hide what visitors have sent, so it is not done here. Talk to whoever maintains the site.',
  },
  'problem.edit/taken': {
    es: 'Ya hay algo con el nombre «{{1}}». Elija otro.',
    en: 'There is something called “{{1}}” already. Choose another name.',
  },
  'problem.edit/text': {
    es: 'El código del sitio arma este texto con varias piezas. Quien mantiene el sitio lo cambia en esta línea:',
    en: 'The site’s code puts this text together from pieces. Whoever maintains the site changes it at this line:',
  },
  'problem.edit/value': {
    es: 'El código del sitio calcula este valor. Quien mantiene el sitio lo cambia en esta línea:',
    en: 'The site’s code computes this value. Whoever maintains the site changes it at this line:',
  },
  'problem.field/initial': {
    es: 'El valor con el que empieza este campo no es ninguna de sus opciones, o es más largo de lo que el campo admite.',
    en: 'The value that this field begins with is none of its options, or longer than the field allows.',
  },
  'problem.firm/email': {
    es: 'Esto no parece una dirección de correo: {{1}}.',
    en: 'This does not look like an e-mail address: {{1}}.',
  },
  'problem.firm/phone': {
    es: 'Escriba el teléfono con su prefijo internacional, como +52 55 1234 5678.',
    en: 'Write the telephone number with its country code, like +52 55 1234 5678.',
  },
  'problem.image/alt': {
    es: 'Falta decir qué muestra la imagen, para quien no la ve, o es solo el nombre del archivo. Si solo decora, márquelo.',
    en: 'What the picture shows is missing, for those who do not see it, or is only the name of the file. If it only decorates, say so.',
  },
  'problem.image/animated': {
    es: 'La imagen se mueve: guarde un solo cuadro.',
    en: 'The picture moves: save one frame of it.',
  },
  'problem.image/broken': {
    es: 'El archivo está dañado o no es una imagen. Expórtelo de nuevo.',
    en: 'The file is damaged or no picture. Export it again.',
  },
  'problem.image/cmyk': {
    es: 'La imagen tiene colores de imprenta (CMYK), que en pantalla se ven mal. Guárdela en RGB.',
    en: 'The picture has the colours of print (CMYK), which look wrong on screens. Save it in RGB.',
  },
  'problem.image/ending': {
    es: 'El nombre del archivo no termina como corresponde a su tipo. Cámbiele el nombre.',
    en: 'The name of the file does not end as its type does. Rename it.',
  },
  'problem.image/huge': {
    es: 'La imagen es demasiado grande. Redúzcala a unos 3000 píxeles de ancho.',
    en: 'The picture is too large. Scale it down to some 3000 pixels in width.',
  },
  'problem.image/small': {
    es: 'La imagen es muy pequeña para este lugar: se vería borrosa. Use una más grande.',
    en: 'The picture is too small for this place and would be blurred. Use a larger one.',
  },
  'problem.image/type': {
    es: 'Este tipo de imagen no sirve para la web. Guárdela como JPEG o PNG.',
    en: 'This type of picture is not for the web. Save it as JPEG or PNG.',
  },
  'problem.link/hidden-article': {
    es: 'Ese artículo todavía no es público: enlace uno que ya lo sea.',
    en: 'That article is not public yet: link to one that is.',
  },
  'problem.link/no-articles': { es: 'En esa página no hay artículos.', en: 'That page shows no articles.' },
  'problem.link/other-language': {
    es: 'El enlace lleva a la página en otro idioma. Elija la página de la lista: el sitio pone el idioma.',
    en: 'The link leads to the page in another language. Choose the page from the list: the site sees to the language.',
  },
  'problem.link/unknown-article': {
    es: 'No hay ningún artículo «{{1}}». Elija otro o cambie el enlace.',
    en: 'There is no article “{{1}}”. Choose another one, or change the link.',
  },
  'problem.link/unknown-fragment': {
    es: 'Un enlace lleva al lugar «{{1}}», que ya no está. Cambie primero ese enlace.',
    en: 'A link leads to the place “{{1}}”, which is no longer there. Change that link first.',
  },
  'problem.link/unknown-path': { es: 'Ninguna página tiene la dirección {{1}}.', en: 'No page has the address {{1}}.' },
  'problem.number/limits': {
    es: 'El número menor es mayor que el número mayor.',
    en: 'The smallest number is greater than the largest.',
  },
  'problem.number/decimals': {
    es: 'Este límite tiene más decimales de los que admite el campo.',
    en: 'This limit has more decimals than the field allows.',
  },
  'problem.payload/out-of-range': {
    es: 'La base de datos no puede guardar todo lo que admiten estos límites. Deje los límites que tenía el campo, o agregue un campo nuevo.',
    en: 'The database cannot store everything within these limits. Keep the limits that the field had, or add a new field.',
  },
  'problem.show-if/answer': {
    es: 'Otro campo se pregunta solo con una opción que ya no está aquí. Deje la opción, o quite antes el otro campo.',
    en: 'Another field is asked for only with an option that is no longer here. Keep the option, or remove the other field first.',
  },
  'problem.page/duplicate-id': {
    es: 'Ya hay otro lugar con el nombre «{{1}}» en esta página.',
    en: 'There is another place called “{{1}}” on this page.',
  },
  'problem.page/no-heading': {
    es: 'La página se queda sin título principal: deje una portada.',
    en: 'The page is left without a main heading: keep an opening.',
  },
  'problem.page/two-headings': {
    es: 'La página tendría dos títulos principales: deje una sola portada.',
    en: 'The page would have two main headings: keep one opening.',
  },
  'problem.page/unknown': {
    es: 'Algo lleva todavía a la página «{{1}}», que ya no existiría. Cambie primero ese enlace.',
    en: 'Something still leads to the page “{{1}}”, which would no longer be there. Change that link first.',
  },
  'problem.path/duplicate': {
    es: 'La dirección {{1}} ya es de otra página. Escriba otra.',
    en: 'The address {{1}} belongs to another page. Write another one.',
  },
  'problem.path/malformed': {
    es: 'La dirección no se puede usar: empieza con una barra y lleva minúsculas sin acentos, números y guiones, como /servicios/nominas.',
    en: 'The address cannot be used: it begins with a slash and has lower-case letters without accents, digits and hyphens, like /servicios/payroll.',
  },
  'problem.path/reserved': {
    es: 'El sitio necesita la dirección {{1}} para sí mismo. Escriba otra.',
    en: 'The site needs the address {{1}} for itself. Write another one.',
  },
  'problem.shape/format': {
    es: 'Esto no tiene la forma que se espera aquí.',
    en: 'This does not have the form that is expected here.',
  },
  'problem.shape/missing-key': { es: 'Falta algo por llenar.', en: 'Something is left to be filled in.' },
  'problem.shape/name': {
    es: 'El nombre «{{1}}» no se puede usar aquí. Elija otro.',
    en: 'The name “{{1}}” cannot be used here. Choose another one.',
  },
  'problem.shape/size': {
    es: 'Esto es demasiado corto, demasiado largo o está vacío.',
    en: 'This is too short, too long or empty.',
  },
  'problem.shape/type': {
    es: 'Falta llenar esto, o no es lo que se espera aquí.',
    en: 'This is left to be filled in, or not what is expected here.',
  },
  'problem.shape/value': {
    es: 'Esto está vacío o no es lo que se espera aquí.',
    en: 'This is empty, or not what is expected here.',
  },
  'problem.studio/built-on': {
    es: 'Un cambio posterior de {{1}} parte de este. Primero tiene que deshacerse aquel.',
    en: 'A later change of {{1}} builds on this one. That one has to be undone first.',
  },
  'problem.studio/changed': {
    es: 'Otra persona cambió esto mientras tanto.',
    en: 'Somebody else has changed this meanwhile.',
  },
  'problem.studio/clash': {
    es: 'Alguien cambió después el mismo lugar ({{1}}): deshacer borraría ese cambio. Cambie el texto directamente.',
    en: 'Somebody has changed the same place since ({{1}}): undoing would lose that change. Change the text itself instead.',
  },
  'problem.studio/failed': {
    es: 'El estudio falló y no cambió nada. Muestre este mensaje a quien mantiene el sitio; lo demás quedó escrito donde se inició el estudio.',
    en: 'The studio failed and changed nothing. Show this message to whoever maintains the site; the rest of it is where the studio was started.',
  },
  'problem.studio/follow-back': {
    es: '{{1}} volvió a la versión {{2}}, que dice otra cosa en el mismo lugar. No se perdió nada: elija con qué versión se queda.',
    en: '{{1}} went back to the version {{2}}, which differs at the same place. Nothing is lost: choose which version to keep.',
  },
  'problem.studio/follow-commit': {
    es: '{{1}} cambió lo mismo al programar el sitio («{{2}}»). No se perdió nada: elija con qué versión se queda.',
    en: '{{1}} has changed the same while programming the site (“{{2}}”). Nothing is lost: choose which version to keep.',
  },
  'problem.studio/follow-saved': {
    es: '{{1}} cambió lo mismo y ya lo guardó («{{2}}»). No se perdió nada: elija con qué versión se queda.',
    en: '{{1}} has changed and saved the same (“{{2}}”). Nothing is lost: choose which version to keep.',
  },
  'problem.studio/needed': {
    es: 'Un cambio posterior depende de este. Deshaga primero aquel.',
    en: 'A later change depends on this one. Undo that one first.',
  },
  'problem.studio/needs-others': {
    es: 'Estos cambios parten de otros sin guardar de {{1}}. Use «Guardar todo».',
    en: 'These changes build on unsaved ones of {{1}}. Use “Save all”.',
  },
  'problem.studio/no-author': {
    es: 'Falta saber quién guarda: escriba su nombre y su correo.',
    en: 'It is not known who is saving: enter your name and e-mail.',
  },
  'problem.studio/no-edit': {
    es: 'Usted ya no puede editar el sitio. Lo que escribió queda en este navegador; hable con quien administra el escritorio.',
    en: 'You may not edit the site any more. What you wrote stays in this browser; talk to the person who manages the desk.',
  },
  'problem.studio/no-git': {
    es: 'Aquí no hay un repositorio de git con una primera versión, así que no hay dónde guardar. Hable con quien mantiene el sitio; lo que usted cambió sigue aquí.',
    en: 'There is no git repository with a first commit here, so there is nothing to save to. Talk to whoever maintains the site; what you changed is still here.',
  },
  'problem.studio/nothing': { es: 'No hay nada que guardar.', en: 'There is nothing to save.' },
  'problem.studio/other-person': {
    es: 'En este navegador inició sesión otra persona. Lo que usted escribió queda guardado aquí solo para usted: inicie sesión de nuevo.',
    en: 'Somebody else has signed in in this browser. What you wrote is kept here for you alone: sign in again.',
  },
  'problem.studio/restarted': {
    es: 'El estudio se inició de nuevo y esta página es de antes. Cárguela otra vez; lo que ya estaba escrito sigue ahí.',
    en: 'The studio was started again, and this page is from before. Load it again; what was written already is still there.',
  },
  'problem.studio/save-clash': {
    es: 'Alguien cambió el mismo lugar en un editor ({{1}}) y todavía no lo ha guardado en git. Hable con quien mantiene el sitio y guarde después.',
    en: 'Somebody has changed the same place in an editor ({{1}}) and has not committed it. Talk to whoever maintains the site, then save again.',
  },
  'problem.studio/signed-out': {
    es: 'Su sesión terminó. Lo que escribió queda en este navegador: inicie sesión y guárdelo de nuevo.',
    en: 'Your session has ended. What you wrote stays in this browser: sign in, and save it again.',
  },
  'problem.studio/too-large': {
    es: 'El archivo es demasiado grande. Reduzca la imagen a unos 3000 píxeles de ancho.',
    en: 'The file is too large. Scale the picture down to some 3000 pixels in width.',
  },
  'problem.studio/unreachable': {
    es: 'El estudio no responde: quizás se cerró. Inícielo de nuevo con npm run studio y cargue esta página.',
    en: 'The studio does not answer: perhaps it was ended. Start it again with npm run studio, and load this page.',
  },
  'problem.studio/save': {
    es: 'No se pudo guardar por cambios que se hicieron fuera del estudio. Hable con quien mantiene el sitio; lo que usted cambió sigue aquí.',
    en: 'It could not be saved because of changes made outside of the studio. Talk to whoever maintains the site; what you changed is still here.',
  },
  'problem.text/control-character': {
    es: 'El texto trae un carácter invisible, quizás al pegarlo. Escríbalo de nuevo.',
    en: 'The text has an invisible character, perhaps from pasting. Write it again.',
  },
  'problem.text/empty': {
    es: 'Este texto está vacío: escríbalo en todos los idiomas.',
    en: 'This text is empty: write it in all languages.',
  },
  'problem.text/entity': {
    es: 'El texto contiene código ({{1}}): escriba el signo mismo.',
    en: 'The text has code in it ({{1}}): write the character itself.',
  },
  'problem.text/invisible': {
    es: 'El texto trae un carácter invisible, quizás al pegarlo. Escríbalo de nuevo.',
    en: 'The text has an invisible character, perhaps from pasting. Write it again.',
  },
  'problem.text/malformed-placeholder': {
    es: 'Una pieza que el sitio completa quedó rota. Deshaga el cambio.',
    en: 'A piece that the site fills in is broken. Undo the change.',
  },
  'problem.text/markup': {
    es: 'Aquí no se puede escribir HTML: solo texto.',
    en: 'HTML cannot be written here: only text.',
  },
  'problem.text/missing-language': { es: 'Falta el texto en un idioma.', en: 'The text is missing in one language.' },
  'problem.text/translate': {
    es: 'Falta la traducción. Se puede guardar así; para publicar hay que escribirla.',
    en: 'The translation is missing. You can save it like this; it has to be written before publishing.',
  },
  'problem.text/placeholder-differs': {
    es: 'La pieza «{{1}}» que el sitio completa está en un idioma y falta en otro.',
    en: 'The piece “{{1}}” that the site fills in is in one language and missing in another.',
  },
  'problem.text/unknown-placeholder': {
    es: 'El sitio no conoce ninguna pieza «{{1}}».',
    en: 'The site knows no piece “{{1}}”.',
  },
  'problem.title/duplicate': {
    es: 'Otra página tiene ya este título. Diga qué tiene de especial cada una.',
    en: 'Another page has this title already. Say what is special about each.',
  },
  'problem.title/length': {
    es: 'El título tiene {{1}} caracteres con el nombre de la firma, y los buscadores muestran {{2}}. Acórtelo.',
    en: 'The title has {{1}} characters with the name of the firm, and search engines show {{2}}. Shorten it.',
  },
  'problem.url/unsafe': {
    es: 'La dirección {{1}} no es segura o no está completa: debe empezar con https://.',
    en: 'The address {{1}} is not secure or not complete: it has to begin with https://.',
  },
});
