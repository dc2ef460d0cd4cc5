"use strict";
exports.id = 10;
exports.ids = [10];
exports.modules = {

/***/ 60010:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ isAnyRead; },
/* harmony export */   R: function() { return /* binding */ createManyDocument; },
/* harmony export */   listNewCauses: function() { return /* binding */ listNewCauses; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94725);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29069);



const TOTALS = ['runs', 'attempts', 'failed_first', 'failed', 'cancelled', 'other', 'minutes'];
const round = (number) => Math.round(number * 100) / 100;
function createManyDocument(surveyed, window) {
    const repositories = surveyed.toSorted((one, other) => sumLostMinutes(other) - sumLostMinutes(one) || (one.repository < other.repository ? -1 : 1));
    const read = repositories.flatMap(({ survey }) => survey ?? []);
    const sum = (value) => round(read.reduce((all, survey) => all + value(survey), 0));
    return {
        schema_version: 1,
        window: { since: (0,_window_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(window.from), until: (0,_window_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(window.to) },
        complete: read.length === repositories.length && read.every(({ complete }) => complete),
        totals: Object.fromEntries(TOTALS.map((name) => [name, sum(({ totals }) => totals[name])])),
        classes: (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapClasses */ .Xi)((name) => ({
            sightings: sum(({ classes }) => classes[name].sightings),
            minutes: sum(({ classes }) => classes[name].minutes),
        })),
        causes: joinCauses(read),
        repositories,
    };
}
function isAnyRead(document) {
    return 'repository' in document || document.repositories.some(({ survey }) => survey !== null);
}
function listNewCauses(document) {
    const surveys = 'repository' in document ? [document] : document.repositories.flatMap(({ survey }) => survey ?? []);
    return surveys.flatMap(({ repository, compare }) => (compare?.new ?? []).map((cause) => ({ ...cause, repository })));
}
function sumLostMinutes({ survey }) {
    return survey?.totals.minutes ?? -1;
}
function joinCauses(surveys) {
    const groups = new Map();
    for (const { repository, causes } of surveys)
        for (const cause of causes)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(groups, cause.signature, { repository, cause });
    return [...groups.values()]
        .flatMap((group) => {
        const [first] = group.toSorted((one, other) => other.cause.minutes - one.cause.minutes);
        if (first === undefined)
            return [];
        const { signature, kind, class: name, title } = first.cause;
        const total = (value) => round(group.reduce((all, { cause }) => all + value(cause), 0));
        return {
            signature,
            kind,
            class: name,
            title,
            sightings: total(({ sightings }) => sightings),
            minutes: total((cause) => cause.minutes),
            repositories: [...new Set(group.map(({ repository }) => repository))].sort(),
            causes: group.map(({ repository, cause }) => ({ repository, id: cause.id })),
        };
    })
        .sort((one, other) => Number(other.repositories.length > 1) - Number(one.repositories.length > 1) ||
        other.minutes - one.minutes ||
        other.sightings - one.sightings ||
        (one.signature < other.signature ? -1 : 1));
}


/***/ })

};
;