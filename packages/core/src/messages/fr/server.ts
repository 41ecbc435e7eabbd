// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const server = {
  error_bad_json: 'La requête n’est pas un JSON valide. Vérifiez sa syntaxe et renvoyez-la.',
  error_invalid_request: 'La requête n’a pas la forme attendue par cet appel.',
  error_unknown_field: 'La requête contient un champ que cet appel ne connaît pas. Retirez-le.',
  error_forbidden_key: 'La requête contient une clé qui n’est jamais autorisée. Retirez-la.',
  error_unauthenticated: 'Connectez-vous pour continuer.',
  error_invalid_credentials:
    'Les identifiants et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
  error_forbidden_origin: 'Cette requête vient d’un site qui n’a pas le droit de l’envoyer.',
  error_not_found: 'Il n’y a rien à cette adresse.',
  error_method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
  error_account_exists:
    'Un compte existe déjà avec ces informations. Connectez-vous ou récupérez son mot de passe.',
  error_body_too_large: 'La requête est trop volumineuse. Envoyez 64 Kio au maximum.',
  error_unsupported_media_type: 'Envoyez la requête en application/json.',
  error_validation_failed: 'Certains champs sont à revoir.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'fr',
    one: 'Trop de tentatives. Attendez {seconds} seconde et réessayez.',
    many: 'Trop de tentatives. Attendez {seconds} secondes et réessayez.',
    other: 'Trop de tentatives. Attendez {seconds} secondes et réessayez.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'fr',
    one: 'Il y a beaucoup de monde en ce moment. Attendez {seconds} seconde et réessayez.',
    many: 'Il y a beaucoup de monde en ce moment. Attendez {seconds} secondes et réessayez.',
    other: 'Il y a beaucoup de monde en ce moment. Attendez {seconds} secondes et réessayez.',
  },
  error_unavailable: 'Le service n’est pas disponible pour le moment. Réessayez dans un instant.',
}
